import { chakra } from '@chakra-ui/react';

/** The browser's native progress bar in our colors. `label` says what is being done. */
export const ProgressBar = ({ label, done, total }: { label: string; done: number; total: number }) => (
  <chakra.progress value={done} max={Math.max(total, 1)} aria-label={label} css={BAR} />
);

const BAR = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '2',
  mb: '4',
  border: '0',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg.muted',
  '&::-webkit-progress-bar': { bg: 'bg.muted' },
  '&::-webkit-progress-value': { bg: 'brand.solid' },
  '&::-moz-progress-bar': { bg: 'brand.solid' },
} as const;
