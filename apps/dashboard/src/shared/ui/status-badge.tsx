import { Badge } from '@chakra-ui/react';
import {
  BanIcon,
  CheckCircleIcon,
  ClockIcon,
  CrossCircleIcon,
  DotIcon,
  FlaskIcon,
  InfoIcon,
  PauseIcon,
  ProgressIcon,
  WarningIcon,
} from './icons.tsx';
import type { IconComponent } from './icon.tsx';
import type { Tone } from './tone.ts';

export type StatusBadgeProps = {
  tone: Tone;
  /** The status as a word, already in the reader's language. */
  label: string;
  icon?: StatusIcon;
  size?: 'sm' | 'md';
};

/** A status is a word, a tone and an icon: never colour alone. */
export const StatusBadge = ({ tone, label, icon, size = 'sm' }: StatusBadgeProps) => {
  const Icon = STATUS_ICONS[icon ?? DEFAULT_ICON[tone]];
  return (
    <Badge colorPalette={tone} size={size} data-tone={tone}>
      <Icon />
      {label}
    </Badge>
  );
};

export const STATUS_ICONS = {
  done: CheckCircleIcon,
  failed: CrossCircleIcon,
  waiting: ClockIcon,
  progress: ProgressIcon,
  paused: PauseIcon,
  cancelled: BanIcon,
  warning: WarningIcon,
  info: InfoIcon,
  sandbox: FlaskIcon,
  unknown: DotIcon,
} satisfies Record<string, IconComponent>;
export type StatusIcon = keyof typeof STATUS_ICONS;

const DEFAULT_ICON: Record<Tone, StatusIcon> = {
  neutral: 'unknown',
  info: 'progress',
  success: 'done',
  warning: 'waiting',
  danger: 'failed',
  sandbox: 'sandbox',
};
