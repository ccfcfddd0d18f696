import { BetFile } from '../features/bets/bet-file.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { MembersPage } from './members-page.tsx';

/** One bet; an address that names none is the search. */
export function BetPage() {
  const betId = useAddressPart('betId');
  return betId === undefined ? <MembersPage /> : <BetFile key={betId} betId={betId} />;
}
