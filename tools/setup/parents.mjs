import { readFileSync } from 'node:fs';

const LOOK_MS = 500;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);

/**
 * Calls back once npm, which called us, is gone. npm passes a signal on to the shell between us,
 * and the shell dies of it without a word to us; so we look, now and then, who our parents are.
 */
export function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
  timer.unref();
}

function parents() {
  const { ppid } = process;
  const [name, ...fields] = stat(ppid);
  return SHELLS.has(name) ? `${ppid} ${fields[1]}` : `${ppid}`;
}

/** The name of a process and the fields after it: its state, its parent, …; nothing elsewhere. */
function stat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return [text.slice(text.indexOf('(') + 1, end), ...text.slice(end + 2).split(' ')];
  } catch {
    return [];
  }
}
