import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.ts';
import { billOf, type Component, type Lock, listComponents, listFaults } from './sbom/bill.ts';
import { type Provenance, readAllProvenance } from './sbom/provenance.ts';

const { values } = parseArgs({
  options: {
    /** Asks the registry where each package was built, and writes it into the bill. */
    provenance: { type: 'boolean', default: false },
  },
});

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const components = listComponents(lock);
// Which registry is asked is the machine's business.
const registry = () => execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
const built = values.provenance
  ? await readAllProvenance(components, registry().trim())
  : new Map<Component, Provenance>();
const states = [...built.values()].map(({ state }) => state);
const faults = [
  ...listFaults(components),
  ...[...built].flatMap(([{ name, version }, { state }]) =>
    state === 'differs' ? [`${name} ${version}: its provenance speaks of another file`] : [],
  ),
];
for (const fault of faults) console.error(fault);
const file = path.join(ROOT, '.cache', 'sbom.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(billOf(lock, components, built), null, 2)}\n`);
console.log(`${components.length} packages written to ${path.relative(ROOT, file)}`);
for (const state of ['attested', 'none', 'differs', 'unknown'] as const) {
  const count = states.filter((each) => each === state).length;
  if (count > 0) console.log(`provenance ${state}: ${count}`);
}
if (faults.length > 0) process.exitCode = 1;
