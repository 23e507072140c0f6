import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import type { IconName } from '@site/ui/glyphs';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { type ReactNode, useId } from 'react';
import { media } from '../layout';
import { dialogFrame, dialogFrameOnPhones } from '../session/dialogFrame';

export interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  onClose: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A short dialog: one sentence and what can be done about it. */
export function Notice({ icon, title, text, onClose, children }: NoticeProps) {
  const id = useId();
  return (
    <Frame open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className="inside">
        <span className="sign">
          <Icon name={icon} size={26} />
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <div className="acts">{children}</div>
      </div>
    </Frame>
  );
}

const Frame = styled(Dialog)({
  ...dialogFrame,
  '& .MuiDialog-paper': { ...dialogFrame['& .MuiDialog-paper'], inlineSize: 'min(440px, calc(100% - 48px))' },
  '& .inside': { display: 'grid', gap: 14, justifyItems: 'center', padding: '36px 32px 28px', textAlign: 'center' },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 56,
    blockSize: 56,
    borderRadius: '50%',
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& h2': { ...dialogFrame['& h2'], fontSize: 24 },
  '& p': { margin: 0, fontSize: 15, lineHeight: 1.5, color: tone.muted },
  '& .acts': { display: 'grid', gap: 10, inlineSize: '100%', marginBlockStart: 10 },
  '& .acts .MuiButton-root': { minBlockSize: 46 },
  [media.phone]: dialogFrameOnPhones,
});
