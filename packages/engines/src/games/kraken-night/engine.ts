import { shotEngine } from '../../fishing/shot-engine.ts';
import { definition } from './definition.ts';

export const { sea } = definition;

export const krakenNight = shotEngine(definition.key, definition.version, sea);
