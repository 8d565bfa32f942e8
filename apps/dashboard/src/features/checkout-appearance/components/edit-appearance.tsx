import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { CheckoutAppearance } from '../api/types.ts';
import { useAppearanceActions } from '../api/use-checkout-appearance.ts';
import {
  type AppearanceValues,
  appearanceSchema,
  bodyOf,
  previewColours,
  valuesOf,
} from '../forms/appearance-values.ts';
import { ColourField } from './colour-field.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { LogoSection } from './logo-section.tsx';
import { PreviewSection } from './preview-section.tsx';

type EditAppearanceProps = {
  appearance: CheckoutAppearance;
  draft: string;
  /** Somebody else changed it: loads the newest version. */
  onOutdated: () => Promise<CheckoutAppearance | undefined>;
};

/** The draft, and beside it how customers would see it. */
export const EditAppearance = ({ appearance, draft, onOutdated }: EditAppearanceProps) => {
  const t = useT('checkout-appearance');
  const toast = useToast();
  const actions = useAppearanceActions();
  const publishes = useRef(false);
  /** The banner about the newest version explains the refusal. */
  const unlessOutdated = (change: () => Promise<void>): Promise<void> =>
    change().catch(async (error: unknown) => {
      const isOld = describeFailure(error).code === 'DPAY_CHECKOUT_APPEARANCE_CHANGED';
      const newest = isOld ? await onOutdated() : undefined;
      if (!newest || newest.version === appearance.version) throw error;
    });
  const show = (next: CheckoutAppearance, said: string): void => {
    form.set(valuesOf(next));
    toast.success(said);
  };
  const form = useForm({
    initial: valuesOf(appearance),
    schema: appearanceSchema,
    draft,
    asks: true,
    submit: (values) => unlessOutdated(() => store(values)),
  });
  const store = async (values: AppearanceValues): Promise<void> => {
    const saved = form.isChanged ? await actions.save(bodyOf(values)) : appearance;
    if (!publishes.current) return show(saved, t('saved'));
    // If publishing fails, the draft is saved all the same, and the form continues from there.
    form.set(valuesOf(saved));
    return show(await actions.publish(saved.version), t('published'));
  };
  const publish = async () => {
    publishes.current = true;
    await form.submit();
    publishes.current = false;
  };
  const { values } = form;
  const colours = previewColours(values, appearance.draft);
  const isOutdated = values.version !== appearance.version && !form.isBusy;
  const isLatest = !form.isChanged && !appearance.has_changes;
  const isFirst = appearance.published === null && appearance.version === 0;
  const nearest = (field: 'header_color' | 'accent_color'): string | undefined => {
    const colour = form.problems[field]?.params?.['nearest'];
    return colour === undefined ? undefined : String(colour);
  };

  return (
    <DetailGrid
      main={
        <Form form={form}>
          {isOutdated ? (
            <Banner
              tone="warning"
              live="status"
              title={t('outdated.title')}
              actions={
                <Button size="sm" onClick={form.restart}>
                  {t('outdated.load')}
                </Button>
              }
            >
              {t('outdated.text')}
            </Banner>
          ) : null}
          {form.banner}
          <DraftNotice form={form} />
          <Section title={t('colours')} data-section="colours">
            <chakra.div display="grid" gap="5">
              <ColourField
                label={t('header.label')}
                hint={t('header.hint')}
                field={form.field('header_color')}
                nearest={nearest('header_color')}
              />
              <ColourField
                label={t('accent.label')}
                hint={t('accent.hint')}
                field={form.field('accent_color')}
                nearest={nearest('accent_color')}
              />
            </chakra.div>
          </Section>
          <LogoSection form={form} headerColour={colours.headerColour} />
          {form.summary}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Button
              variant="primary"
              loading={form.isBusy}
              disabledReason={isLatest ? t('reason.published') : undefined}
              onClick={() => void publish()}
            >
              {t('publish')}
            </Button>
            <Button
              type="submit"
              loading={form.isBusy}
              disabledReason={form.isChanged ? undefined : t('reason.unchanged')}
            >
              {t('save')}
            </Button>
            <DiscardDraft
              isPublished={appearance.published !== null}
              disabledReason={isLatest || (isFirst && !form.isChanged) ? t('reason.nothing') : undefined}
              onDiscard={() =>
                unlessOutdated(async () => show(await actions.revert(values.version), t('discarded')))
              }
            />
          </chakra.div>
        </Form>
      }
      aside={<PreviewSection colours={colours} logo={values.logo} />}
    />
  );
};
