import { Halt } from './halt.mjs';

/** What npm says when it fails, and what that means for the person who started us. */
const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|E50\d/,
    'The npm registry cannot be reached: check the network (or the registry set for npm), then try again.',
  ],
  [
    /E401|E403|ENEEDAUTH/,
    'The npm registry refuses us: log in to it with npm login, then try again.',
  ],
  [/ENOSPC/, 'The disk is full: make room (1.5 GB), then try again.'],
  [
    /EACCES|EPERM|EROFS/,
    'npm may not write here: give the folder and its node_modules to the user who starts.',
  ],
  [
    /EUSAGE|in sync/,
    'package.json and package-lock.json disagree: run npm install, then try again.',
  ],
  [
    /EINTEGRITY/,
    'A package is not the one we locked: run npm cache clean --force, then try again.',
  ],
  [
    /E404|ETARGET/,
    'The npm registry lacks a package we need: use a complete registry, then try again.',
  ],
];

/** One line without addresses: a registry may be a private one. */
export function explainNpm(said) {
  for (const [sign, sentence] of REASONS) if (sign.test(said)) return new Halt(sentence);
  const words = said.split('\n').filter((line) => line.startsWith('npm error'));
  const last = (words[0] ?? said.trim()).replaceAll(/https?:\/\/\S+/g, 'the registry');
  return new Halt(`npm could not install the packages: ${last}`);
}
