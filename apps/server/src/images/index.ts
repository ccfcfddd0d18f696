/**
 * Pictures as files: the vendors' signs under the names the outside asks for, and banners, covers,
 * avatars, ranks and symbols under our own.
 *
 * Nothing here is stored art: each picture is drawn by `@baize/art`, rendered the first time
 * somebody asks, and kept until the drawing changes. Names and sizes come from closed lists, so
 * the number of files is bounded whoever asks.
 */
export { registerImages } from './register-images.ts';
