import * as contract from '@baize/contract/security';
import type { Site } from '../../base/brand/index.ts';
import { type Route, serve } from '../../base/kernel/index.ts';
import { addBankAccount } from './add-bank-account.ts';
import { beginTotp } from './begin-totp.ts';
import { changeContact } from './change-contact.ts';
import { confirmTotp } from './confirm-totp.ts';
import { listBanks } from './list-banks.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { removeBankAccount } from './remove-bank-account.ts';
import { removeTotp } from './remove-totp.ts';
import { sendContactCode } from './send-contact-code.ts';
import { sendSecurityCode } from './send-security-code.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { updateProfile } from './update-profile.ts';

export const securityRoutes = ({
  brand,
  content,
}: Pick<Site, 'brand' | 'content'>): readonly Route[] => [
  serve(contract.readSecurityCenter, (ctx) => readSecurityCenter(ctx)),
  serve(contract.updateProfile, updateProfile),
  serve(contract.sendSecurityCode, sendSecurityCode),
  serve(contract.sendContactCode, sendContactCode),
  serve(contract.changeContact, changeContact),
  serve(contract.setPaymentPassword, setPaymentPassword({ brand, content })),
  serve(contract.beginTotp, beginTotp(brand)),
  serve(contract.confirmTotp, confirmTotp),
  serve(contract.removeTotp, removeTotp),
  serve(contract.listBanks, listBanks(brand.payments.banks)),
  serve(contract.addBankAccount, addBankAccount(brand.payments.banks)),
  serve(contract.removeBankAccount, removeBankAccount),
];
