import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { trash } from './icons.ts';
import './upload.css';

type Props = {
  files: readonly File[];
  onRemove: (file: File) => void;
  statuses?: ReadonlyMap<File, ReactNode> | undefined;
};

export function UploadPreview({ files, onRemove, statuses }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className="upload-files">
      {files.map((file) => (
        <Preview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={onRemove}
          status={statuses?.get(file)}
        />
      ))}
    </ul>
  );
}

type PreviewProps = { file: File; onRemove: (file: File) => void; status: ReactNode };

function Preview({ file, onRemove, status }: PreviewProps) {
  const t = useT();
  // The address keeps the whole file in memory until it is given back.
  const show = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(image.src);
  };
  return (
    <li>
      <img ref={show} alt="" />
      <div className="upload-file">
        <bdi title={file.name}>{file.name}</bdi>
        {status && <output>{status}</output>}
      </div>
      <IconButton
        label={t('ui_upload_remove', { name: file.name })}
        icon={trash}
        onClick={() => onRemove(file)}
      />
    </li>
  );
}
