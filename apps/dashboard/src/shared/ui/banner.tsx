import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { CheckCircleIcon, CrossCircleIcon, FlaskIcon, InfoIcon, WarningIcon } from './icons.tsx';
import type { IconComponent } from './icon.tsx';
import type { Tone } from './tone.ts';

export type BannerProps = {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** `alert` interrupts a screen reader (a new error); `status` waits; omit it for content that was there from the start. */
  live?: 'alert' | 'status' | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** What happened, why, and what to do next. */
export const Banner = ({ tone, title, children, actions, live, ref }: BannerProps) => {
  const Icon = ICONS[tone];
  return (
    <chakra.div
      ref={ref}
      role={live}
      data-tone={tone}
      // Scrolls so that it is below the page header and above the buttons.
      scrollMarginTop="20"
      scrollMarginBottom="16"
      colorPalette={tone}
      display="flex"
      gap="3"
      px="3.5"
      py="3"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="control"
      textStyle="body"
    >
      <chakra.span color="colorPalette.fg" mt="0.5" flexShrink={0}>
        <Icon />
      </chakra.span>
      <chakra.div minW="0" flex="1">
        <chakra.p fontWeight="semibold" color="colorPalette.fg">
          {title}
        </chakra.p>
        {children ? (
          <chakra.div color="fg" textStyle="small" mt="0.5" overflowWrap="anywhere">
            {children}
          </chakra.div>
        ) : null}
        {actions ? (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="2">
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
};

const ICONS: Record<Tone, IconComponent> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: CrossCircleIcon,
  sandbox: FlaskIcon,
};
