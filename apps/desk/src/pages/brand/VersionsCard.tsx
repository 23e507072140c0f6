import type { BrandVersion } from '@site/api/operatorBrand';
import type { Brand } from '@site/api/system';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { EmptyState } from '@site/ui/EmptyState';
import { StatusChip } from '@site/ui/StatusChip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { type RecordColumn, RecordTable } from '../../parts/RecordTable';

interface VersionsCardProps {
  brand: Brand;
  versions: readonly BrandVersion[];
  onChanged: () => void;
}

/** Looks that were in force, with the way back to each. */
export function VersionsCard({ brand, versions, onChanged }: VersionsCardProps) {
  const { t } = useTranslation('desk-house');
  const desk = useDesk();
  const [back, setBack] = useState<BrandVersion>();
  const inForce = versions[0] && JSON.stringify(versions[0].brand) === JSON.stringify(brand) ? versions[0].version : undefined;
  const columns: RecordColumn<BrandVersion>[] = [
    {
      id: 'version',
      label: t('version.number'),
      renderCell: ({ version, restores }) =>
        restores === null ? t('version.name', { version }) : t('version.restored', { version, restores }),
    },
    { id: 'at', label: t('version.at'), renderCell: ({ publishedAt }) => <Moment at={publishedAt} /> },
    {
      id: 'by',
      label: t('version.by'),
      renderCell: ({ savedBy, publishedBy }) => (publishedBy ? t('version.both', { savedBy, publishedBy }) : t('version.outside')),
    },
    { id: 'reason', label: t('reason'), renderCell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'back',
      label: t('version.state'),
      renderCell: (version) =>
        version.version === inForce ? (
          <StatusChip tone="good" icon="check" label={t('version.inForce')} />
        ) : (
          <DeskButton onClick={() => setBack(version)} aria-label={t('version.backTo', { version: version.version })}>
            {t('version.back')}
          </DeskButton>
        ),
    },
  ];
  return (
    <DeskCard title={t('version.title')} note={t('version.note')}>
      {versions.length === 0 ? (
        <EmptyState icon="records" title={t('version.none')} text={t('version.noneText')} />
      ) : (
        <RecordTable label={t('version.title')} columns={columns} rows={versions} idOf={({ version }) => version} />
      )}
      {back && (
        <ActDialog
          title={t('version.backTo', { version: back.version })}
          text={t('version.backText')}
          reason={{ label: t('reason'), help: t('reasonHelp'), isRequired: true }}
          submit={t('version.back')}
          isDanger
          onAct={async (textOf) => {
            const reply = await desk.api('rollBackBrand', { version: back.version, reason: textOf('reason') });
            if (reply.ok) {
              setBack(undefined);
              desk.tell(t('version.done', { version: back.version }));
              onChanged();
            }
            return reply;
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </DeskCard>
  );
}
