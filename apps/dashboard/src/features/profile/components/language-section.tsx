import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { type Language, LANGUAGES } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { serverNow } from '../../../shared/lib/time/server-time.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useLanguageChoice } from '../../../shared/ui/use-language-choice.ts';
import type { Profile } from '../api/use-profile.ts';
import { useUpdateProfile } from '../api/use-update-profile.ts';

const SAMPLE = 1_234_567;

/** The language of mails, and of this browser. Each choice shows how it writes an amount and a time. */
export const LanguageSection = ({ profile }: { profile: Profile }) => {
  const t = useT('profile');
  const toast = useToast();
  const update = useUpdateProfile();
  const [, chooseHere] = useLanguageChoice();
  const [now] = useState(() => new Date(serverNow()));
  const [failure, setFailure] = useState<Failure | null>(null);

  const choose = async (language: Language) => {
    setFailure(null);
    try {
      await update({ language });
      chooseHere(language);
      toast.success(t('profile.saved'));
    } catch (error) {
      setFailure(describeFailure(error));
    }
  };

  return (
    <Section title={t('language.title')} description={t('language.hint')}>
      {failure ? <FailureBanner failure={failure} /> : null}
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          radio="language"
          title={<span lang={language}>{t(`language.${language}`)}</span>}
          text={
            <span lang={language}>
              {formatRupiah(SAMPLE, language)} · {formatDateTime(now, language)}
            </span>
          }
          checked={profile.language === language}
          onChange={() => void choose(language)}
        />
      ))}
    </Section>
  );
};
