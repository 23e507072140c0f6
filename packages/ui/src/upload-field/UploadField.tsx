import { styled } from '@mui/material/styles';
import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { describeField, Field, type FieldWords } from '../text-field/Field';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { radius, tone } from '../theme/vars';
import { isPicture } from './isPicture';

export interface Upload {
  id: string;
  file: File;
  /** Uploaded share, 0 to 1; undefined while queued and when done. */
  sent?: number | undefined;
  /** Error message of a failed upload. */
  error?: string | undefined;
}

export interface UploadFieldLabels {
  /** Label of the button, below the drop area. */
  choose: string;
  drop: string;
  remove: (file: string) => string;
  /** Each names the file; `tooMany` names the first that was rejected. */
  wrongKind: (file: string) => string;
  tooLarge: (file: string) => string;
  tooMany: (file: string) => string;
  /** Formats the size of a file. */
  size: (bytes: number) => string;
  sending: (file: string) => string;
}

export interface UploadFieldProps
  extends
    Omit<FieldWords, 'correction' | 'size' | 'isLabelHidden'>,
    Omit<ComponentProps<'input'>, 'accept' | 'children' | 'className' | 'disabled' | 'multiple' | 'onChange' | 'size' | 'type'> {
  /** Accepted files with their progress. */
  items: Upload[];
  /** Called with accepted files; each is a png or jpg by its content, and small enough. */
  onAdd: (files: File[]) => void;
  /** Called with the id of a picture when its button is pressed. */
  onRemove: (id: string) => void;
  /** Maximum number of files. @default 3 */
  most?: number;
  /** Maximum size of a file in bytes. @default 5 MiB */
  mostBytes?: number;
  /** Disables adding and removing. */
  isDisabled?: boolean | undefined;
  /** Labels in the language of the page. */
  labels: UploadFieldLabels;
}

/** Upload field for pictures, by file dialog or drag and drop, with previews. Source: REG-10. */
export function UploadField(props: UploadFieldProps) {
  const {
    items,
    onAdd,
    onRemove,
    most = 3,
    mostBytes = 5 * 1024 * 1024,
    isDisabled = false,
    labels,
    label,
    aside,
    help,
    error,
    className,
    sx,
    id,
    ...input
  } = props;
  const ownId = useId();
  const name = id ?? ownId;
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const isFull = items.length >= most;
  const isOpen = !isFull && !isDisabled;

  const take = async (files: File[]) => {
    const refused: string[] = [];
    const taken: File[] = [];
    for (const file of files) {
      if (!(await isPicture(file))) refused.push(labels.wrongKind(file.name));
      else if (file.size > mostBytes) refused.push(labels.tooLarge(file.name));
      else taken.push(file);
    }
    const left = taken[most - items.length];
    if (left) refused.push(labels.tooMany(left.name));
    setRefusals(refused);
    if (taken.length > 0) onAdd(taken.slice(0, most - items.length));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isOpen) void take([...event.dataTransfer.files]);
  };
  const shownError = error ?? (refusals.length > 0 && refusals.map((refusal) => <Line key={refusal}>{refusal}</Line>));

  return (
    <Field id={name} label={label} aside={aside} help={help} error={shownError} className={className} sx={sx}>
      <Area
        data-over={isOver || undefined}
        data-state={isDisabled ? 'off' : isFull ? 'full' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(isOpen);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {items.length > 0 && (
          <ul>
            {items.map((upload) => (
              <li key={upload.id} data-failed={upload.error ? true : undefined}>
                <Preview file={upload.file} />
                <div className="words">
                  <span className="name">
                    <bdi>{upload.file.name}</bdi>
                  </span>
                  <span className="state">
                    {upload.error ? (
                      <>
                        <Icon name="warning" size={14} />
                        {upload.error}
                      </>
                    ) : (
                      <bdi>{labels.size(upload.file.size)}</bdi>
                    )}
                  </span>
                  {upload.sent !== undefined && <progress value={upload.sent} aria-label={labels.sending(upload.file.name)} />}
                </div>
                <button
                  type="button"
                  aria-label={labels.remove(upload.file.name)}
                  disabled={isDisabled}
                  onClick={() => {
                    setRefusals([]);
                    onRemove(upload.id);
                  }}
                >
                  <Icon name="close" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {!isFull && (
          <div className="choose">
            <Icon name="upload" size={24} />
            <span className="drop">{labels.drop}</span>
            <label className="button">
              <input
                {...input}
                {...describeField(name, { help, error: shownError })}
                type="file"
                accept="image/png,image/jpeg"
                multiple={most > 1}
                disabled={isDisabled}
                onChange={({ target }) => {
                  void take([...(target.files ?? [])]);
                  // The same file can be chosen again after its removal.
                  target.value = '';
                }}
              />
              {labels.choose}
            </label>
          </div>
        )}
      </Area>
    </Field>
  );
}

const previewPx = 112;

/** Draws a small preview on a canvas: the content security policy forbids blob URLs, and photos from phones are large. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = (picture: ImageBitmap) => {
      if (!isGone && canvas.current) {
        canvas.current.width = picture.width;
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
      }
      picture.close();
    };
    // A file that cannot be decoded keeps the empty background; the service decides whether to accept it.
    createImageBitmap(file, { resizeWidth: previewPx, resizeQuality: 'medium' }).then(draw, () => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} className="preview" aria-hidden="true" />;
}

const Line = styled('span')({ display: 'block' });

const Area = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderRadius: radius.input,
  border: `1.5px dashed ${tone.edge}`,
  backgroundColor: tone.page,
  transition: `background-color ${motion.colorMs}ms`,
  '&[data-over]': { borderColor: tone.actionText, backgroundColor: tone.actionWash },
  '&[data-state]': { borderStyle: 'solid', borderColor: tone.line },
  '&:has([aria-invalid="true"])': { borderColor: tone.bad },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: 6,
    borderRadius: radius.control,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
  },
  '& .preview': {
    display: 'block',
    inlineSize: 56,
    blockSize: 56,
    borderRadius: radius.chip,
    objectFit: 'cover',
    backgroundColor: tone.raised,
  },
  '& .words': { display: 'grid', gap: 2, minInlineSize: 0, fontSize: 13 },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .state': { display: 'flex', alignItems: 'center', gap: 6, fontSize: 12, color: tone.muted },
  '& [data-failed] .state': { color: tone.bad },
  '& .state svg': { flex: 'none' },
  '& progress': {
    appearance: 'none',
    inlineSize: '100%',
    blockSize: 4,
    marginBlockStart: 4,
    border: 0,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: tone.line,
    '&::-webkit-progress-bar': { backgroundColor: tone.line },
    '&::-webkit-progress-value': { backgroundColor: tone.actionText },
    '&::-moz-progress-bar': { backgroundColor: tone.actionText },
    '@media (forced-colors: active)': {
      outline: '1px solid CanvasText',
      '&::-webkit-progress-value': { backgroundColor: 'CanvasText' },
      '&::-moz-progress-bar': { backgroundColor: 'CanvasText' },
    },
  },
  '& li > button': control['& .icon'],
  '& li > button:hover': control['& .icon:hover'],
  '& li > button:disabled': { color: tone.faint, background: 'none', cursor: 'not-allowed' },
  '& .choose': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    paddingBlock: '12px 8px',
    textAlign: 'center',
    color: tone.muted,
    fontSize: 13,
  },
  '& ul + .choose': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    justifyItems: 'start',
    padding: 0,
    paddingInlineStart: 6,
    textAlign: 'start',
  },
  '& .button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: 36,
    paddingInline: 16,
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1.5px ${tone.edge}`,
    fontWeight: 700,
    color: tone.text,
    cursor: 'pointer',
  },
  '& .button:hover': { backgroundColor: tone.hover },
  '& .button:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& .button input': { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, fontSize: 0, cursor: 'pointer' },
  '& .button:has(:disabled)': { color: tone.faint, background: 'none', boxShadow: `inset 0 0 0 1px ${tone.line}`, cursor: 'not-allowed' },
  '@media (hover: none)': { '& .drop': { display: 'none' } },
  [media.phone]: {
    '& .button': { minBlockSize: 44 },
    '& ul + .choose': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: 0,
      '& > svg, & .drop': { display: 'none' },
      '& .button': { justifyContent: 'center', inlineSize: '100%' },
    },
  },
});
