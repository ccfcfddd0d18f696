import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { SPORTS } from '@baize/sports/core/sport';
import { Card } from '@baize/ui/card.tsx';
import { useLeagues } from '../book/use-seasons.ts';
import { BookAnswer } from '../book-answer.tsx';
import { useSportsAddress } from '../use-sports-address.ts';
import { nameIn, SPORT_NAMES } from '../words.ts';
import { LeagueRow } from './league-row.tsx';
import { LeagueView } from './league-view.tsx';

/** Every league by its sport, or the one that the address names. */
export function LeaguesView() {
  const { league } = useSportsAddress();
  return league === null ? <AllLeagues /> : <LeagueView key={league} league={league} />;
}

function AllLeagues() {
  const t = useT();
  const { code: language } = useLanguage();
  return (
    <BookAnswer query={useLeagues()}>
      {({ leagues }) =>
        SPORTS.map((sport) => {
          const own = leagues.filter((one) => one.sport === sport);
          if (own.length === 0) return null;
          return (
            <Card key={sport} padding="flush" className="sp-league">
              <h2>{t(SPORT_NAMES[sport])}</h2>
              <ul>
                {own.map((one) => (
                  <LeagueRow key={one.league} league={one} name={nameIn(one.name, language)} />
                ))}
              </ul>
            </Card>
          );
        })
      }
    </BookAnswer>
  );
}
