//! Imports a CardDefs.xml into a database and prints the time taken: `import DB MAIN [LEGACY [SETS [CORRECTIONS]]]`.

use std::path::PathBuf;
use std::time::Instant;

use cardwright_data::store::{ImportInputs, Source, Store, StoreError, import};

fn main() -> Result<(), StoreError> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let source = |file| Source { file, name: "local file".to_owned(), sha256: None };
    let (Some(db), Some(main)) = (arguments.next(), arguments.next()) else {
        println!("import DB MAIN [LEGACY [SETS [CORRECTIONS]]]");
        return Ok(());
    };
    let inputs = ImportInputs {
        main: source(main.clone()),
        legacy: arguments.next().map(source),
        sets: arguments.next(),
        corrections: arguments.next(),
        ..ImportInputs::default()
    };
    let start = Instant::now();
    let report = import(&db, &inputs, &mut |_| {})?;
    println!("{report}imported in {:?}", start.elapsed());
    let start = Instant::now();
    let store = Store::open(&db)?;
    println!("{} records in {:?}", store.cards()?.len(), start.elapsed());
    let start = Instant::now();
    println!(
        "{} records without a database in {:?}",
        cardwright_data::records_from_carddefs(&main)?.1.len(),
        start.elapsed()
    );
    let start = Instant::now();
    store.export(&mut std::io::BufWriter::new(std::io::sink()))?;
    println!("exported in {:?}", start.elapsed());
    Ok(())
}
