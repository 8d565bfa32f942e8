/** What the service is told by its environment. Secrets come from here and are written nowhere. */
export type Settings = {
  port: number;
  /** Where SQLite keeps everything; `:memory:` forgets it. */
  database: string;
  dasborUrl: string;
  dasborKey: string;
  /** The webhook's secret, and while a rotation lasts the one before it. */
  webhookSecrets: (string | undefined)[];
};

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: Number(env['PORT'] ?? 3000),
    database: env['DATABASE'] ?? 'back-office.sqlite',
    dasborUrl: env['DASBOR_URL'] ?? 'http://localhost:4001',
    dasborKey: env['DASBOR_KEY'] ?? '',
    webhookSecrets: [env['DASBOR_WEBHOOK_SECRET'], env['DASBOR_WEBHOOK_SECRET_BEFORE']],
  };
}
