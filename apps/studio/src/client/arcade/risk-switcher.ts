import { RISKS, type Risk } from '@baize/engines/arcade/read-field';
import type { Speech } from '../words.ts';
import { createSwitcher, type Switcher } from './switcher.ts';

export const createRiskSwitcher = (
  say: Speech<'risk' | Risk>,
  onChoose: (risk: Risk) => void,
): Switcher<Risk> =>
  createSwitcher({
    label: say('risk'),
    options: RISKS.map((risk) => [risk, say(risk)] as const),
    onChoose,
  });
