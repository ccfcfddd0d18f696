import type { WhitelabelNode } from '@baize/contract/flags';
import type { World } from '../../kernel/index.ts';
import type { LoadedBrand } from '../load-brand.ts';
import { listCurrent } from './content-queries.ts';
import { type Published, publishContent } from './publish-content.ts';
import { contentOf } from './read-content.ts';

type Switch = { readonly modId: string; readonly isOn: boolean; readonly by: string };

/** Switches a flag on or off in every process, wherever it stands in the white-label tree. */
export async function switchFlag(
  world: Pick<World, 'db' | 'clock'>,
  loaded: Pick<LoadedBrand, 'brand'>,
  { modId, isOn, by }: Switch,
): Promise<Published> {
  const { whitelabel } = contentOf(await listCurrent(world.db, loaded.brand.code));
  const tree = whitelabel.find((node) => holds(node, modId));
  if (!tree) {
    const problems = [{ field: modId, reason: 'is not in the tree' }];
    return { ok: false, why: 'unknown', problems };
  }
  const body = switched(tree, modId, isOn);
  return publishContent(world, loaded, { kind: 'whitelabel', by, body });
}

const holds = ({ modId, childrenNodes }: WhitelabelNode, wanted: string): boolean =>
  modId === wanted || childrenNodes.some((child) => holds(child, wanted));

const switched = (node: WhitelabelNode, wanted: string, isOn: boolean): WhitelabelNode => ({
  ...node,
  enabled: node.modId === wanted ? isOn : node.enabled,
  childrenNodes: node.childrenNodes.map((child) => switched(child, wanted, isOn)),
});
