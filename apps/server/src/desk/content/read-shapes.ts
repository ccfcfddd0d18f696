import { BANNER_SCENES } from '@baize/art/banner';
import { GOODS_PICTURES } from '@baize/art/goods';
import { contentSchema } from '@baize/contract/content';
import type { Output } from '@baize/contract/endpoint';
import { shapeOf } from '@baize/contract/shape-of';
import type * as contract from '@baize/contract/site-content';
import { CONTENT_KINDS, isLasting, type Site } from '../../base/brand/index.ts';

type Shapes = Output<typeof contract.readContentShapes>;

/** Pictures that are drawn by name. */
const KNOWN = { scene: BANNER_SCENES, picture: GOODS_PICTURES };

const KINDS: Shapes['kinds'] = CONTENT_KINDS.map((kind) => ({
  kind,
  shape: shapeOf(contentSchema.shape[kind], KNOWN),
  canWithdraw: !isLasting(kind),
}));

/** What an editor is drawn from: the same schema that decides what can be published. */
export const readContentShapes =
  ({ brand }: Pick<Site, 'brand'>) =>
  (): Promise<Shapes> => {
    const { defaultLanguage, languages } = brand;
    const others = languages.filter((code) => code !== defaultLanguage);
    return Promise.resolve({ languages: [defaultLanguage, ...others], kinds: KINDS });
  };
