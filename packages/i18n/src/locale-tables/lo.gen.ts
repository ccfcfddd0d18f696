// Made by packages/i18n/generate.ts; do not edit.
import { writerOf } from '../table-writer.ts';

export const table = writerOf({
  "digits": "0123456789",
  "group": ".",
  "decimal": ",",
  "groupSize": 3,
  "isSymbolFirst": true,
  "symbolGap": "",
  "hasOne": false,
  "months": [
    "ມັງກອນ",
    "ກຸມພາ",
    "ມີນາ",
    "ເມສາ",
    "ພຶດສະພາ",
    "ມິຖຸນາ",
    "ກໍລະກົດ",
    "ສິງຫາ",
    "ກັນຍາ",
    "ຕຸລາ",
    "ພະຈິກ",
    "ທັນວາ"
  ],
  "shortMonths": [
    "ມ.ກ.",
    "ກ.ພ.",
    "ມ.ນ.",
    "ມ.ສ.",
    "ພ.ພ.",
    "ມິ.ຖ.",
    "ກ.ລ.",
    "ສ.ຫ.",
    "ກ.ຍ.",
    "ຕ.ລ.",
    "ພ.ຈ.",
    "ທ.ວ."
  ],
  "date": "{day} {month} {year}",
  "longDate": "{day} {month} {year}",
  "dateTime": "{day} {month} {year}, {time}",
  "now": "ຕອນນີ້",
  "past": {
    "minute": {
      "one": "{n} ນາທີກ່ອນ",
      "other": "{n} ນາທີກ່ອນ"
    },
    "hour": {
      "one": "{n} ຊົ່ວໂມງກ່ອນ",
      "other": "{n} ຊົ່ວໂມງກ່ອນ"
    },
    "day": {
      "one": "{n} ມື້ກ່ອນ",
      "other": "{n} ມື້ກ່ອນ"
    }
  },
  "future": {
    "minute": {
      "one": "ໃນອີກ {n} ນາທີ",
      "other": "ໃນອີກ {n} ນາທີ"
    },
    "hour": {
      "one": "ໃນອີກ {n} ຊົ່ວໂມງ",
      "other": "ໃນອີກ {n} ຊົ່ວໂມງ"
    },
    "day": {
      "one": "ໃນອີກ {n} ມື້",
      "other": "ໃນອີກ {n} ມື້"
    }
  }
});
