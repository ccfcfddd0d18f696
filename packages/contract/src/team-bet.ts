import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint } from './endpoint.ts';
import { betDetail, betId } from './records.ts';
import { person } from './team-shapes.ts';

const teamBetDetail = z.object({ ...betDetail.shape, ...person.shape });

export type TeamBetDetail = z.output<typeof teamBetDetail>;

export const readTeamBet = endpoint({
  method: 'GET',
  path: '/wps/agent/team/bet',
  summary: 'One bet of somebody of the own tree, with its round, as its member sees it.',
  access: 'agent',
  rate: { max: 120, seconds: 60 },
  input: z.object({ language: languageCode, betId }),
  output: teamBetDetail,
  errors: ['not_found'],
});
