import { ApiError } from '@baize/client/api-error';
import type { FieldProblem, PlannedField } from '@baize/contract/register-form';
import type { Translate } from '@baize/i18n/translate';
import { expect, test } from 'vitest';
import { isAboutForm, refusedFields } from './refused-fields.ts';

const t: Translate = (key, ..._values) => key;

const shown = (field: PlannedField['field']): PlannedField => ({
  field,
  isRequired: true,
  rule: {
    field,
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 'any',
    minLength: 1,
    maxLength: 200,
  },
});

const empty = (field: FieldProblem['field']): FieldProblem => ({
  field,
  code: 'empty',
  patternId: 'any',
  min: 1,
  max: 200,
});

const tooYoung = new ApiError('too_young', { age: 18 });

test('REG-10 a refusal for age stands at the birthday, and above the button where none is asked for', () => {
  const withBirthday = { fields: [shown('birthday')] };
  const at = refusedFields(tooYoung, withBirthday, t);
  expect(at).toEqual([{ field: 'birthday', text: 'register.too_young' }]);
  expect(refusedFields(tooYoung, { fields: [shown('username')] }, t)).toEqual([]);
});

test('REG-02 a field that the form lacks takes no words, and has the rules read again', () => {
  const fields = [empty('payeeName'), empty('username')];
  const error = new ApiError('register_fields', { fields });
  const plan = { fields: [shown('username')] };
  expect(refusedFields(error, plan, t)).toEqual([{ field: 'username', text: 'register.empty' }]);
  expect(isAboutForm(error)).toBe(true);
  expect(isAboutForm(new ApiError('age_unconfirmed'))).toBe(true);
  expect(isAboutForm(new ApiError('code_invalid'))).toBe(false);
});
