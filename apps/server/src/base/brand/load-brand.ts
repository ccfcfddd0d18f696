import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Brand, brandSchema } from '@baize/contract/brand';
import { type Content, fileContentSchema } from '@baize/contract/content';
import { type Flags, readFlags } from '@baize/contract/flags';
import * as z from 'zod/mini';
import { checkBrand, checkContent, type Problem } from './check-brand.ts';
import { cleanPopup } from './clean-popup.ts';
import { problemsOf } from './problems.ts';
import { firstSettings } from './settings/first-settings.ts';

export const BRANDS_FOLDER = path.resolve(import.meta.dirname, '../../../../../brands');

/** A brand as it was found: checked, and never changed afterwards. */
export type LoadedBrand = {
  readonly brand: Brand;
  readonly content: Content;
  readonly flags: Flags;
  /** Where its pictures are. */
  readonly folder: string;
};

export const listBrands = (root: string = BRANDS_FOLDER): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'brand.json')))
    .map(({ name }) => name)
    .sort();

/** Reads `brands/<code>/`. What is wrong with it is said one line each: file, field, reason. */
export function loadBrand(code: string, root: string = BRANDS_FOLDER): LoadedBrand {
  const known = listBrands(root);
  if (!known.includes(code)) {
    throw new Error(`there is no brand "${code}"; BRAND is one of: ${known.join(', ')}`);
  }
  const folder = path.join(root, code);
  const brand = readBrand(folder, code);
  const content = readContent(folder, brand);
  return deepFreeze({ brand, content, flags: readFlags(content.whitelabel), folder });
}

function readBrand(folder: string, code: string): Brand {
  const file = path.join(folder, 'brand.json');
  const brand = readFile(file, brandSchema);
  const pictures = brand.resources
    .filter((resource) => !existsSync(path.join(folder, resource.path)))
    .map((resource) => ({ field: 'resources', reason: `${resource.path} is not in the folder` }));
  stopOn(file, [...checkBrand(brand, code), ...pictures]);
  return brand;
}

function readContent(folder: string, brand: Brand): Content {
  const file = path.join(folder, 'content.json');
  const content = { ...readFile(file, fileContentSchema), ...firstSettings(brand) };
  stopOn(file, checkContent(content, brand));
  return { ...content, popups: content.popups.map(cleanPopup) };
}

function readFile<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(file), { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap(problemsOf);
  stopOn(file, problems);
  throw parsed.error;
}

function parseJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${shown(file)}: is missing`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${shown(file)}: is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

function stopOn(file: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ field, reason }) => `${shown(file)}: ${field}: ${reason}`);
  throw new Error(lines.join('\n'));
}

const shown = (file: string): string => file.split(path.sep).slice(-3).join('/');

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
