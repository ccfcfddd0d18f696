import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (name: string, text: string) =>
  highlight(name, text)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Midnight Lotus', 'night', 'Mid[night] Lotus'],
  ['Midnight Lotus', 'MID', '[Mid]night Lotus'],
  ['Río de Oro', 'rio', '[Río] de Oro'],
  ['ช้างเผือกทอง', 'ชาง', '[ช้าง]เผือกทอง'],
  ['มังกรน้ำเก้าโค้ง', 'นํา', 'มังกร[น้ำ]เก้าโค้ง'],
  ['Paper Tiger', 'tgr', 'Paper Tiger'],
  ['Paper Tiger', '  ', 'Paper Tiger'],
])('in %s, %s is marked', (name, text, expected) => {
  expect(marked(name, text)).toBe(expected);
});

test('whatever is typed, no letter of a name is lost', () => {
  for (const text of ['a', 'ป', 'ไ', '้', 'ทอง', 'x'.repeat(90)]) {
    expect(
      highlight('ปลาไหล Gold ทอง', text)
        .map(({ part }) => part)
        .join(''),
    ).toBe('ปลาไหล Gold ทอง');
  }
});
