import type { NewGame } from '../queries.ts';

/** The games we ship. */
export const shippedGames = (): readonly NewGame[] => [
  {
    node_id: 13_001,
    vendor: 'PG',
    code: 'over-under',
    game_type: 'RNG',
    class: 'AC',
    names: { EN: 'Over or Under', TH: 'สูงหรือต่ำ', ES: 'Más o menos', PT: 'Mais ou menos' },
    cover: 'dice-over-under',
    position: 0,
    released_on: '2026-11-15',
    is_entrance: false,
    is_open: true,
    has_trial: true,
  },
];
