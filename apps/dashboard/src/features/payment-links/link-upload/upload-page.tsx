import { jakartaDate } from '@dasbor/domain/kernel';
import type { LinkOfRow } from '@dasbor/domain/payment-links';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { AmountsOf, UploadPaths } from '../../../shared/uploads/types.ts';
import { UploadPage } from '../../../shared/uploads/upload-page.tsx';
import { useUploadCalls } from '../api/use-upload-calls.ts';
import { linkIntake } from './link-intake.ts';
import { useLinkWords } from './use-link-words.ts';
import { linkDoctor } from './worker/link-doctor.ts';

/** Many links from one file. */
export default function LinkUploadPage() {
  const t = useT('link-upload');
  const { count } = useFormat();
  const calls = useUploadCalls();
  const words = useLinkWords();
  const counted = (key: 'submit' | 'ask' | 'created') => (many: number) =>
    t(`${key}.${oneOrMany(many)}`, { many: count(many) });
  return (
    <UploadPage<LinkOfRow>
      key={useScope().join(' ')}
      intake={INTAKE}
      words={words}
      doctor={linkDoctor}
      calls={calls}
      paths={PATHS}
      amountsOf={AMOUNTS_OF}
      texts={{
        title: t('title'),
        intro: t('intro'),
        back: { to: paymentLinkPaths.list, label: t('back') },
        drop: { title: t('drop.title'), input: t('drop.input') },
        template: {
          text: t('template.text'),
          sheet: t('template.sheet'),
          fileName: t('template.fileName'),
        },
        submit: counted('submit'),
        ask: { title: counted('ask'), text: t('askText') },
        again: t('again'),
        creating: t('creating'),
        created: counted('created'),
        showAll: t('showAll'),
      }}
    />
  );
}

const INTAKE = linkIntake();
const AMOUNTS_OF: AmountsOf<LinkOfRow> = (links) => links.map((link) => link?.amount ?? null);

const PATHS: UploadPaths = {
  upload: paymentLinkPaths.upload,
  of: paymentLinkPaths.uploadOf,
  records: ({ id, submitted_at: from, completed_at: to }) =>
    paymentLinkPaths.ofUpload(id, {
      from: jakartaDate(new Date(from ?? 0)),
      to: jakartaDate(new Date(to ?? from ?? 0)),
    }),
};
