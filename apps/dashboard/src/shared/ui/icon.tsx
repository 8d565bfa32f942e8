import type { ReactNode, SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;
export type IconComponent = (props: IconProps) => ReactNode;

/** Stroke icons on a 20 px grid. Decorative by default, because the text beside them has the meaning. */
export const icon =
  (paths: ReactNode): IconComponent =>
  (props) => (
    <svg
      viewBox="0 0 20 20"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {paths}
    </svg>
  );
