import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { Icon } from '@site/ui/Icon';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import { tone } from '@site/ui/vars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../useCall';

interface PictureProps {
  /** Id of the upload. */
  id: string;
  /** Name of the picture. */
  label: string;
}

/** A picture that a member has sent; pressed, it is shown whole. */
export function Picture({ id, label }: PictureProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { value, failure, reload } = useCall('operatorUpload', { id });
  if (failure)
    return (
      <Thumb type="button" aria-label={t('picture.retry')} onClick={reload}>
        <Icon name="refresh" />
      </Thumb>
    );
  return (
    <>
      <Thumb type="button" aria-label={label} disabled={!value} onClick={() => setOpen(true)}>
        {value ? <img src={value.image} alt="" /> : <SkeletonBlock />}
      </Thumb>
      {isOpen && value && (
        <Dialog title={label} width="large" closeLabel={t('close')} onClose={() => setOpen(false)}>
          <Whole src={value.image} alt={label} />
        </Dialog>
      )}
    </>
  );
}

const Thumb = styled('button')({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: 96,
  blockSize: 72,
  padding: 0,
  border: `1px solid ${tone.line}`,
  borderRadius: 8,
  backgroundColor: tone.raised,
  color: tone.muted,
  cursor: 'zoom-in',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

const Whole = styled('img')({ display: 'block', maxInlineSize: '100%', maxBlockSize: '70vh', marginInline: 'auto' });
