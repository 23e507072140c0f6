import { unitLocales } from '@site/money/unitLocales';
import { UploadField } from '@site/ui/UploadField';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import type { Pictures } from './usePictures';

interface PicturesFieldProps {
  pictures: Pictures;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
}

const BYTES_PER_KB = 1024;
const KB_PER_MB = 1024;

/** Field for one to three pictures. Source: REG-10. */
export const PicturesField = observer(function PicturesField({ pictures, label, help, error }: PicturesFieldProps) {
  const { t } = useTranslation('inbox');
  const { system } = useStores();
  const size = (bytes: number) => {
    const kilobytes = Math.ceil(bytes / BYTES_PER_KB);
    const [amount, unit] = kilobytes < KB_PER_MB ? [kilobytes, 'kilobyte'] : [kilobytes / KB_PER_MB, 'megabyte'];
    const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(unitLocales(system.locale), format).format(amount);
  };
  return (
    <UploadField
      label={label}
      help={help ?? t('upload.help')}
      error={error}
      items={pictures.items}
      onAdd={pictures.add}
      onRemove={pictures.remove}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: (file) => t('upload.remove', { file }),
        wrongKind: (file) => t('upload.wrongKind', { file }),
        tooLarge: (file) => t('upload.tooLarge', { file }),
        tooMany: (file) => t('upload.tooMany', { file }),
        sending: (file) => t('upload.sending', { file }),
        size,
      }}
    />
  );
});
