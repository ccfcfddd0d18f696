import { useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { saveFile } from '@baize/ui/save-file';
import type { RefObject } from 'react';
import { sheetOf } from './sheet-of.ts';

type Props = { name: string; box: RefObject<HTMLElement | null> };

/** A table as it is shown, as a file for spreadsheets: its columns, its order, its words. */
export function ExportTable({ name, box }: Props) {
  const t = useT();
  const save = () => {
    const table = box.current?.querySelector('table');
    if (table) saveFile(`${name}.csv`, writeCsv(sheetOf(linesOf(table))));
  };
  return (
    <Button look="line" size="small" icon={download} onClick={save}>
      {t('console.export')}
    </Button>
  );
}

const linesOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map(wordsOf));

/** The words of a cell, with a space between those of different elements. */
function wordsOf(cell: HTMLElement): string {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    if (text) words.push(text);
  }
  return words.join(' ');
}
