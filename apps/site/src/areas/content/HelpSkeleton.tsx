import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import { useTranslation } from 'react-i18next';
import { helpGroup } from './helpGroup';

/** Skeleton of the frequent questions: groups with a line for each question. */
export function HelpSkeleton() {
  const { t } = useTranslation();
  return [4, 4, 4].map((questions, group) => (
    // oxlint-disable-next-line react/no-array-index-key -- places have nothing but their order
    <HelpGroup key={group} aria-busy="true" aria-label={t('status.loading')}>
      <h2>
        <SkeletonBlock className="title" />
      </h2>
      <div className="list">
        {Array.from({ length: questions }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- places have nothing but their order
          <div key={place} className="skeleton" />
        ))}
      </div>
    </HelpGroup>
  ));
}

const HelpGroup = styled('section')(helpGroup);
