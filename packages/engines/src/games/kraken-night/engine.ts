import { magazineEngine } from '../../fishing/magazine-engine.ts';
import { definition } from './definition.ts';

export const { sea } = definition;

export const krakenNight = magazineEngine(definition.key, definition.version, sea);
