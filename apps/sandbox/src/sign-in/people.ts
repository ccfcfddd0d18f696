import type { Store } from '../store.ts';
import { sha256 } from '../tokens.ts';

/** Someone with an account at the provider. */
export type Person = { readonly name: string; readonly email: string };

const DEMO: readonly Person[] = [
  { name: 'Ploy Srisai', email: 'ploy.srisai@example.com' },
  { name: 'ธนา วงศ์ทอง', email: 'thana.w@example.com' },
  { name: 'Lucía Fernández', email: 'lucia.fernandez@example.com' },
  { name: 'Rafael Costa', email: 'rafael.costa@example.com' },
];

const NAMED_MAX = 8;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;

export const listPeople = ({ memory }: Store): readonly Person[] => [...memory.people, ...DEMO];

/** The person of that address, who from now on has an account; null when it is no address. */
export function findPerson(store: Store, address: string): Person | null {
  const email = address.trim().toLowerCase();
  if (!EMAIL.test(email)) return null;
  const known = listPeople(store).find((person) => person.email === email);
  if (known) return known;
  const person = { name: nameOf(email), email };
  store.memory.people = [person, ...store.memory.people].slice(0, NAMED_MAX);
  store.save();
  return person;
}

/** As the provider numbers its users: the same for ever, and another at every provider. */
export const subjectOf = (provider: string, { email }: Person): string =>
  BigInt(`0x${sha256(`${provider} ${email}`).toString('hex')}`)
    .toString()
    .slice(0, 21);

/** `new.member@…` is New Member. */
const nameOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
