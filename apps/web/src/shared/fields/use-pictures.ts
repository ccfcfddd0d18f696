import { isUnanswered } from '@baize/client/api-error';
import type { uploadFeedbackPicture } from '@baize/contract/feedback';
import { uploadPicture } from '@baize/contract/upload';
import type { Id } from '@baize/std/id';
import { useEffect, useRef, useState } from 'react';
import { call } from '../server/api.ts';
import { shrinkPicture, textOf } from './shrink-picture.ts';

export type Picture = {
  readonly file: File;
  /** Null until the server has it. */
  readonly uploadId: Id<'upl'> | null;
  /** Why the server did not answer; it can be sent again. */
  readonly error: unknown;
};

/** A picture that the server does not take: it holds no place, and is named with the reason. */
export type RefusedPicture = { readonly name: string; readonly error: unknown };

/** Why a form has to wait: it would go without a picture that somebody chose. */
export type PicturesHold = 'sending' | 'failed' | null;

const isSending = ({ uploadId, error }: Picture) => uploadId === null && error === null;

const holdOf = (pictures: readonly Picture[]): PicturesHold => {
  if (pictures.some(isSending)) return 'sending';
  return pictures.some(({ uploadId }) => uploadId === null) ? 'failed' : null;
};

const idsOf = (pictures: readonly Picture[]) =>
  pictures.flatMap(({ uploadId }) => (uploadId === null ? [] : [uploadId]));

/** Where pictures go: what proves something to a member's own, what a guest writes elsewhere. */
export type UploadCall = typeof uploadPicture | typeof uploadFeedbackPicture;

type PictureEvents = {
  readonly upload?: UploadCall | undefined;
  readonly onChange: (ids: readonly Id<'upl'>[]) => void;
  readonly onHold: (hold: PicturesHold) => void;
};

/** Pictures that go to the server as soon as they are chosen, each on its own. */
export function usePictures({ upload = uploadPicture, onChange, onHold }: PictureEvents) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  // Several come back in any order: each answer is put into what is there at that moment.
  const latest = useRef(pictures);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const keep = (next: readonly Picture[]) => {
    latest.current = next;
    setPictures(next);
    onChange(idsOf(next));
    onHold(holdOf(next));
  };
  const settle = (file: File, facts: Pick<Picture, 'uploadId' | 'error'>) =>
    keep(latest.current.map((picture) => (picture.file === file ? { file, ...facts } : picture)));

  const send = async (file: File) => {
    settle(file, { uploadId: null, error: null });
    try {
      const content = await textOf(await shrinkPicture(file));
      const { uploadId } = await call<UploadCall>(upload, { content }, leaving.current?.signal);
      settle(file, { uploadId, error: null });
    } catch (error) {
      if (leaving.current?.signal.aborted) return;
      if (isUnanswered(error)) return settle(file, { uploadId: null, error });
      keep(latest.current.filter((picture) => picture.file !== file));
      setRefused((before) => [...before, { name: file.name, error }]);
    }
  };

  const choose = (files: readonly File[]) => {
    const known = new Map(latest.current.map((picture) => [picture.file, picture]));
    const added = files.filter((file) => !known.has(file));
    setRefused([]);
    keep(files.map((file) => known.get(file) ?? { file, uploadId: null, error: null }));
    for (const file of added) void send(file);
  };

  return { pictures, refused, choose, send };
}
