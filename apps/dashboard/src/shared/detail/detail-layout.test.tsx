import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestApp } from '../testing/test-app.tsx';
import { Section } from '../ui/page/section.tsx';
import { DetailLayout } from './detail-layout.tsx';
import { BreakdownSection, DetailsSection, SimulationSection, TimelineSection } from './detail-sections.tsx';

test('sections have a fixed order, whatever the order of the props', () => {
  render(
    <TestApp>
      <DetailLayout
        ending={<Section title="Revoke" />}
        details={<DetailsSection items={[]} />}
        related={<Section title="Recipient" />}
        timeline={<TimelineSection steps={[]} />}
        simulation={<SimulationSection>–</SimulationSection>}
        rows={<Section title="Rows" />}
        content={<Section title="Transfers" />}
        breakdown={<BreakdownSection>–</BreakdownSection>}
        overview={<Section title="Counts" />}
        header={<h2>Header</h2>}
      />
    </TestApp>,
  );

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Header',
    'Counts',
    'Rincian dana',
    'Transfers',
    'Simulasi',
    'Riwayat status',
    'Recipient',
    'Detail',
    'Revoke',
    'Rows',
  ]);
});

test('no feature has its own text for a common section title', () => {
  const files = import.meta.glob<object>(
    ['../../features/**/locales/*.json', '../{payments,destination,secrets}/locales/*.json'],
    {
      eager: true,
      import: 'default',
    },
  );
  const others =
    /"title":"(?:Money|Breakdown|Details|Identity|Identifiers|Timeline|Simulat(?:e|ion)|Rincian\b[^"]*|Identitas|Linimasa|Riwayat status|Simulasi)"/;

  const own = Object.entries(files).filter(([, words]) => others.test(JSON.stringify(words)));

  expect(own.map(([file]) => file)).toEqual([]);
});
