/**
 * Pictures as files: the vendors' signs under the names the outside asks for, and banners, covers,
 * avatars, ranks and symbols under our own.
 *
 * Nothing here is stored art: each picture is drawn by `@baize/art`, rendered the first time
 * somebody asks, and kept until the drawing changes. Sizes and most names come from closed lists;
 * vendors and covers are those of the catalogue. An avatar is drawn from any seed, so the files that
 * are kept are counted, and how many new ones a visitor may have drawn is limited.
 */
export { registerImages } from './register-images.ts';
