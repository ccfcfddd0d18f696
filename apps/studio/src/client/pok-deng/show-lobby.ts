import type { WirePokDengRow } from '../../poker/pok-deng-wire.ts';
import { drawLobby } from '../poker/show-lobby.ts';
import type { PokDengPage } from './page.ts';
import { showTable, stakesText } from './table-page.ts';

export async function showPokDengLobby(page: PokDengPage): Promise<void> {
  const rows = await page.call<readonly WirePokDengRow[]>('poker/tables');
  drawLobby(page, {
    rows,
    stakesOf: (row) => stakesText(page, row),
    leastOf: ({ stakeMin }) => stakeMin,
    onOpen: (row, isSeating) => void showTable(page, row, isSeating),
  });
}
