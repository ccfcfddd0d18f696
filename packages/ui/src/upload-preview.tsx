import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';
import { trash } from './icons.ts';
import './upload.css';

type Props = { files: readonly File[]; onRemove: (file: File) => void };

export function UploadPreview({ files, onRemove }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className="upload-files">
      {files.map((file) => (
        <Preview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

type PreviewProps = { file: File; onRemove: (file: File) => void };

function Preview({ file, onRemove }: PreviewProps) {
  const t = useT();
  // The address keeps the whole file in memory until it is given back.
  const show = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(image.src);
  };
  return (
    <li>
      <img ref={show} alt="" />
      <bdi title={file.name}>{file.name}</bdi>
      <IconButton
        label={t('ui_upload_remove', { name: file.name })}
        icon={trash}
        onClick={() => onRemove(file)}
      />
    </li>
  );
}
