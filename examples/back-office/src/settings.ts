/** Settings from the environment. Secrets come from here and are stored nowhere. */
export type Settings = {
  port: number;
  /** SQLite's file; `:memory:` keeps nothing. */
  database: string;
  dasborUrl: string;
  dasborKey: string;
  /** The webhook's secret and, during a rotation, the previous one. */
  webhookSecrets: (string | undefined)[];
};

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: Number(env['PORT'] ?? 3000),
  database: env['DATABASE'] ?? 'back-office.sqlite',
  dasborUrl: env['DASBOR_URL'] ?? 'http://localhost:4001',
  dasborKey: env['DASBOR_KEY'] ?? '',
  webhookSecrets: [env['DASBOR_WEBHOOK_SECRET'], env['DASBOR_WEBHOOK_SECRET_BEFORE']],
});
