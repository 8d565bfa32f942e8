// #region nest
import 'reflect-metadata';
import {
  Controller,
  HttpCode,
  Module,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { webhookGuard, type WebhookRequest } from '@dasbor/sdk/webhooks/nest';

const guard = webhookGuard({
  secrets: process.env['DASBOR_WEBHOOK_SECRET'],
  mode: 'sandbox',
  onRefused: (error) => console.log(error.message),
});

@Controller('webhooks')
class WebhooksController {
  @Post(['', '*kind'])
  @HttpCode(200)
  @UseGuards(guard)
  async receive(@Req() { webhookEvent }: WebhookRequest) {
    if (webhookEvent.event === 'payment.completed')
      console.log('paid', webhookEvent.data.paid_amount);
  }
}

@Module({ controllers: [WebhooksController] })
class AppModule {}

// rawBody keeps the bytes that the signature covers.
const app = await NestFactory.create(AppModule, {
  rawBody: true,
  logger: false,
});
await app.listen(Number(process.env['PORT'] ?? 3000));
console.log('listening');
// #endregion nest
