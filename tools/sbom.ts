import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { billOf, type Lock, listComponents, listFaults } from './sbom/bill.ts';

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const components = listComponents(lock);
const faults = listFaults(components);
for (const fault of faults) console.error(fault);
const file = path.join(ROOT, '.cache', 'sbom.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(billOf(lock, components), null, 2)}\n`);
console.log(`${components.length} packages written to ${path.relative(ROOT, file)}`);
if (faults.length > 0) process.exitCode = 1;
