import { shotEngine } from '../../fishing/shot-engine.ts';
import { definition } from './definition.ts';

export const { sea } = definition;

export const reefPatrol = shotEngine(definition.key, definition.version, sea);
