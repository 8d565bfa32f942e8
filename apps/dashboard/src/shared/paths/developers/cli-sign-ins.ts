/** The command `dasbor login` opens it, with `?code=`. */
export const cliSignInPaths = {
  main: '/settings/command-line',
} as const;
