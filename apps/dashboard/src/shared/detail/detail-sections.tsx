import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { type DescriptionItem, DescriptionList } from '../ui/record/description-list.tsx';
import { Section } from '../ui/page/section.tsx';
import { Timeline, type TimelineStep } from './timeline.tsx';

type NamedSectionProps = {
  actions?: ReactNode;
  children: ReactNode;
};

/** Where the money of a record goes. */
export const BreakdownSection = ({ actions, children }: NamedSectionProps) => {
  const t = useT('shared');
  return (
    <Section title={t('section.breakdown')} actions={actions} data-section="breakdown">
      {children}
    </Section>
  );
};

/** What happened to a record, and what is expected next. */
export const TimelineSection = ({ steps }: { steps: readonly TimelineStep[] }) => {
  const t = useT('shared');
  return (
    <Section title={t('section.timeline')} data-section="timeline">
      <Timeline steps={steps} />
    </Section>
  );
};

type DetailsSectionProps = {
  items: readonly DescriptionItem[];
  actions?: ReactNode;
  /** Below the list. */
  hint?: ReactNode;
};

/** All other details of a record, including its ID. */
export const DetailsSection = ({ items, actions, hint }: DetailsSectionProps) => {
  const t = useT('shared');
  return (
    <Section title={t('section.details')} actions={actions} data-section="details">
      <DescriptionList items={items} />
      {hint}
    </Section>
  );
};

/** Sandbox only: simulates the response of a bank or acquirer. */
export const SimulationSection = ({ children }: { children: ReactNode }) => {
  const t = useT('shared');
  return (
    <Section title={t('section.simulation')} borderColor="sandbox.border" data-section="simulation">
      {children}
    </Section>
  );
};
