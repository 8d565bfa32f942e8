import { chakra } from '@chakra-ui/react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { Onboarding } from '../../api/types.ts';

/** What the reviewer asks for, and why. */
export const ChangesBanner = ({ changes, review }: Pick<Onboarding, 'changes' | 'review'>) => {
  const t = useT('onboarding');
  return (
    <Banner tone="warning" title={t('needsChanges.title')}>
      <chakra.ul ps="5" my="1" listStyleType="disc">
        {changes.map(({ field, reason }) => (
          <li key={field}>
            <strong>{t(`field.${field}`)}</strong>: {t(`changeReason.${reason}`)}
          </li>
        ))}
      </chakra.ul>
      <ReviewerNote note={review?.note} />
      {t('needsChanges.text')}
    </Banner>
  );
};

/** The reviewer's own words, as they were written. */
export const ReviewerNote = ({ note }: { note: string | null | undefined }) => {
  const t = useT('onboarding');
  return note ? (
    <chakra.p my="1" whiteSpace="pre-line">
      {t('note')} “{note}”
    </chakra.p>
  ) : null;
};
