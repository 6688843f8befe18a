// Written by `npm run generate`; edit the schemas instead.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// src/engine/formats.ts
var label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
var mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}$/i;
var afterHost = /^(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/;
var rootRelative = /^\/(?![/\\])[^\s"<>\\]*$/;
var usPhone = /^\(?\d{3}\)?[-.]?\d{3}[-.]?\d{4}$/;
var plusPhone = /^\+\d{10,12}$/;
var calendarDate = /^(\d{4})-(\d\d)-(\d\d)$/;
var clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
var instant = /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
var countries = "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW";
function isHostname(text) {
  return text.length > 0 && text.length <= 253 && text.split(".").every((part) => label.test(part));
}
function isSiteHost(text) {
  return isHostname(text) && (text.includes(".") || text.toLowerCase() === "localhost");
}
function isEmail(text) {
  const at = text.lastIndexOf("@");
  if (at < 1 || text.length > 254) return false;
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  return mailbox.test(local) && !local.endsWith(".") && !local.includes("..") && host.includes(".") && isHostname(host);
}
function isEmailList(text) {
  return text.split(/[,;]/).every((part) => isEmail(part.trim()));
}
function isSite(text) {
  const end = text.search(/[:/?#]/);
  const host = end < 0 ? text : text.slice(0, end);
  return isSiteHost(host) && afterHost.test(end < 0 ? "" : text.slice(end));
}
function isHttpsUrl(text) {
  return /^https:\/\//i.test(text) && isSite(text.slice(8));
}
function isPhone(text) {
  if (text.length > 40) return false;
  const digits = text.replaceAll(" ", "");
  return plusPhone.test(digits) || usPhone.test(digits);
}
function isDate(text) {
  const parts = calendarDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
function isCountry(text) {
  if (text.length !== 2) return false;
  for (let at = countries.indexOf(text); at >= 0; at = countries.indexOf(text, at + 1)) if (at % 2 === 0) return true;
  return false;
}
function isAssetUrl(text) {
  return rootRelative.test(text) || isHttpsUrl(text);
}
var formats = {
  email: isEmail,
  /** One or more addresses separated by comma or semicolon. */
  "email-list": isEmailList,
  /** A web address; `http://` or `https://` may be left out. */
  url: (text) => isSite(text.replace(/^https?:\/\//i, "")),
  "https-url": isHttpsUrl,
  "asset-url": isAssetUrl,
  /** A plus and 10–12 digits, 10 digits, or the common `(012) 345-6789` forms; spaces do not matter. */
  "phone-za": isPhone,
  "time-of-day": clock,
  date: isDate,
  "date-time": (text) => instant.test(text) && isDate(text.slice(0, 10)),
  colour: /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /** Any text: the server cleans it before storing. */
  html: () => true,
  /** One to three numbers: `4`, `4.2`, `4.2.1`. */
  version: /^\d{1,9}(?:\.\d{1,9}){0,2}$/,
  country: isCountry,
  hostname: isHostname,
  /** The letters and digits that a provider's waybill numbers begin with. */
  "tracking-prefix": /^[A-Z0-9]{1,10}$/,
  status: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
};

// src/engine/ajv-formats.ts
var ordered = ["date", "time-of-day"];
var compare = (left, right) => left < right ? -1 : left > right ? 1 : 0;
var ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, validate]) => [name, ordered.includes(name) ? { validate, compare } : validate])
);

// virtual:strict.js
var read_accounts$200 = validate0;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_code === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_code" }, message: "must have required property 'account_code'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.account_type === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_type" }, message: "must have required property 'account_type'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "account_code" || key0 === "name" || key0 === "account_type" || key0 === "balance" || key0 === "credit_limit" || key0 === "is_on_hold" || key0 === "temp_disable_auto_hold")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.account_code !== void 0) {
      if (typeof data.account_code !== "string") {
        const err6 = { instancePath: instancePath + "/account_code", schemaPath: "#/properties/account_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.account_type !== void 0) {
      let data3 = data.account_type;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/account_type", schemaPath: "AccountType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      const _errs11 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs12 = errors;
      if ("prepaid" !== data3) {
        const err9 = { instancePath: instancePath + "/account_type", schemaPath: "AccountType/oneOf/0/const", keyword: "const", params: { allowedValue: "prepaid" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs13 = errors;
      if ("postpaid" !== data3) {
        const err10 = { instancePath: instancePath + "/account_type", schemaPath: "AccountType/oneOf/1/const", keyword: "const", params: { allowedValue: "postpaid" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs14 = errors;
        if ("guest" !== data3) {
          const err11 = { instancePath: instancePath + "/account_type", schemaPath: "AccountType/oneOf/2/const", keyword: "const", params: { allowedValue: "guest" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
        }
      }
      if (!valid2) {
        const err12 = { instancePath: instancePath + "/account_type", schemaPath: "AccountType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = _errs11;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.balance !== void 0) {
      let data4 = data.balance;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err13 = { instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.credit_limit !== void 0) {
      let data5 = data.credit_limit;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        const err14 = { instancePath: instancePath + "/credit_limit", schemaPath: "#/properties/credit_limit/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.is_on_hold !== void 0) {
      if (typeof data.is_on_hold !== "boolean") {
        const err15 = { instancePath: instancePath + "/is_on_hold", schemaPath: "#/properties/is_on_hold/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.temp_disable_auto_hold !== void 0) {
      if (typeof data.temp_disable_auto_hold !== "boolean") {
        const err16 = { instancePath: instancePath + "/temp_disable_auto_hold", schemaPath: "#/properties/temp_disable_auto_hold/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
validate1.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accounts === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "accounts" || key0 === "count")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data0 = data.accounts;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate1(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_details$200 = validate3;
var schema6 = { "title": "Custom field", "description": "A question that a provider adds to a form of its own accord. Answers are kept under the field\u2019s id.", "type": "object", "required": ["id", "type"], "discriminator": { "propertyName": "type" }, "oneOf": [{ "title": "Text", "description": "A word, a line or a paragraph.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "text", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "content": { "type": "string", "oneOf": [{ "const": "any", "title": "Anything" }, { "const": "email", "title": "Email address" }, { "const": "phone", "title": "Phone number" }, { "const": "web_address", "title": "Web address" }, { "const": "digits", "title": "Digits only" }], "default": "any", "title": "What is written", "description": "Checked while people type." }, "multiline": { "type": "boolean", "default": false, "title": "Several lines", "description": "Gives a larger box for longer answers." }, "max_length": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 200, "title": "Longest answer, in characters", "description": "Longer answers are refused." }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "content", "multiline", "max_length", "retired"], "additionalProperties": false }, { "title": "Number", "description": "An amount, a count or a measure.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "number", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "minimum": { "type": "number", "minimum": -1e9, "maximum": 1e9, "title": "Smallest number", "description": "Smaller answers are refused. Empty means no limit." }, "maximum": { "type": "number", "minimum": -1e9, "maximum": 1e9, "title": "Largest number", "description": "Larger answers are refused. Empty means no limit." }, "decimals": { "type": "integer", "minimum": 0, "maximum": 6, "default": 0, "title": "Digits after the comma", "description": "0 asks for whole numbers." }, "unit": { "type": "string", "maxLength": 12, "title": "Unit", "description": "Shown inside the field.", "examples": ["vehicles"] }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "decimals", "retired"], "additionalProperties": false }, { "title": "Date", "description": "A day, chosen from a calendar.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "date", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "allowed_days": { "type": "string", "oneOf": [{ "const": "any", "title": "Any day" }, { "const": "past", "title": "Today or earlier" }, { "const": "future", "title": "Today or later" }], "default": "any", "title": "Days that can be chosen", "description": "Other days are refused." }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "allowed_days", "retired"], "additionalProperties": false }, { "title": "Choice from a list", "description": "One or several of the answers that you offer.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "choice", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "choices": { "type": "array", "items": { "type": "object", "title": "Answer", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the choice; it never changes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Answer", "description": "What people choose. It can be reworded at any time.", "examples": ["A friend"] }, "retired": { "type": "boolean", "default": false, "title": "No longer offered", "description": "Answers that were given stay as they are." } }, "required": ["id", "label", "retired"], "additionalProperties": false }, "minItems": 1, "maxItems": 100, "title": "Answers to choose from", "description": "In the order in which they are offered.", "x-merge": "by-id", "x-unique": ["label"] }, "multiple": { "type": "boolean", "default": false, "title": "Several answers allowed", "description": "People may choose more than one." }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "choices", "multiple", "retired"], "additionalProperties": false }, { "title": "Tick box", "description": "Yes or no. If it must be answered, the box must be ticked.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "checkbox", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "retired"], "additionalProperties": false }, { "title": "File", "description": "A document or a picture that is uploaded.", "type": "object", "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 36, "title": "Entry number", "description": "Ties stored answers to the field; it never changes." }, "type": { "type": "string", "const": "file", "title": "Kind of field", "description": "What kind of answer the field takes." }, "label": { "type": "string", "minLength": 1, "maxLength": 80, "title": "Question", "description": "What people read above the field. It can be reworded at any time; answers stay.", "examples": ["How did you hear about us"] }, "key": { "type": "string", "maxLength": 40, "pattern": "^[a-z][a-z0-9_]*$", "title": "Short name", "description": "Name of the answer in exports and in the API: small letters, digits and underscores. No two fields share one.", "examples": ["heard_from"], "x-message": "Begin with a small letter and use small letters, digits and underscores only, for example heard_from." }, "help": { "type": "string", "maxLength": 240, "title": "Help", "description": "A sentence under the question for people who are unsure." }, "required": { "type": "boolean", "default": false, "title": "Must be answered", "description": "The form cannot be sent without an answer. Accounts that exist already are asked at the next change." }, "seen_by": { "$ref": "CustomFieldAudience", "title": "Who sees the answer", "description": "Who may see the answer, and who may change it after it was given.", "default": "staff" }, "accept": { "type": "array", "items": { "type": "string", "oneOf": [{ "const": "pdf", "title": "PDF documents" }, { "const": "image", "title": "Pictures (JPG, PNG)" }, { "const": "csv", "title": "Spreadsheets (CSV)" }] }, "minItems": 1, "maxItems": 3, "uniqueItems": true, "default": ["pdf", "image"], "title": "Kinds of file", "description": "Other files are refused." }, "max_size_mb": { "type": "integer", "minimum": 1, "maximum": 25, "default": 10, "title": "Largest file, in megabytes", "description": "Larger files are refused." }, "retired": { "type": "boolean", "default": false, "title": "No longer asked", "description": "The field disappears from forms; answers that were given stay with their accounts." } }, "required": ["id", "type", "label", "key", "required", "seen_by", "accept", "max_size_mb", "retired"], "additionalProperties": false }] };
var func0 = Object.prototype.hasOwnProperty;
var func1 = require_ucs2length().default;
var pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate6.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "text") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err2 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err3 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err4 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err5 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err6 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err7 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (data.content === void 0) {
            const err8 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data.multiline === void 0) {
            const err9 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "multiline" }, message: "must have required property 'multiline'" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (data.max_length === void 0) {
            const err10 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "max_length" }, message: "must have required property 'max_length'" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err11 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          for (const key0 in data) {
            if (!func0.call(schema6.oneOf[0].properties, key0)) {
              const err12 = { instancePath, schemaPath: "#/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data0 = data.id;
            if (typeof data0 === "string") {
              if (func1(data0) > 36) {
                const err13 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (func1(data0) < 1) {
                const err14 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            } else {
              const err15 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data1 = data.type;
            if (typeof data1 !== "string") {
              const err16 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if ("text" !== data1) {
              const err17 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/0/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data2 = data.label;
            if (typeof data2 === "string") {
              if (func1(data2) > 80) {
                const err18 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/0/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              if (func1(data2) < 1) {
                const err19 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/0/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            } else {
              const err20 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/0/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data3 = data.key;
            if (typeof data3 === "string") {
              if (func1(data3) > 40) {
                const err21 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/0/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (!pattern0.test(data3)) {
                const err22 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/0/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            } else {
              const err23 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/0/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data4 = data.help;
            if (typeof data4 === "string") {
              if (func1(data4) > 240) {
                const err24 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/0/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            } else {
              const err25 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/0/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err26 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/0/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data6 = data.seen_by;
            if (typeof data6 !== "string") {
              const err27 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            const _errs20 = errors;
            let valid4 = false;
            let passing0 = null;
            const _errs21 = errors;
            if ("staff" !== data6) {
              const err28 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            var _valid0 = _errs21 === errors;
            if (_valid0) {
              valid4 = true;
              passing0 = 0;
            }
            const _errs22 = errors;
            if ("account_reads" !== data6) {
              const err29 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            var _valid0 = _errs22 === errors;
            if (_valid0 && valid4) {
              valid4 = false;
              passing0 = [passing0, 1];
            } else {
              if (_valid0) {
                valid4 = true;
                passing0 = 1;
              }
              const _errs23 = errors;
              if ("account_edits" !== data6) {
                const err30 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
              var _valid0 = _errs23 === errors;
              if (_valid0 && valid4) {
                valid4 = false;
                passing0 = [passing0, 2];
              } else {
                if (_valid0) {
                  valid4 = true;
                  passing0 = 2;
                }
              }
            }
            if (!valid4) {
              const err31 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            } else {
              errors = _errs20;
              if (vErrors !== null) {
                if (_errs20) {
                  vErrors.length = _errs20;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.content !== void 0) {
            let data7 = data.content;
            if (typeof data7 !== "string") {
              const err32 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            const _errs26 = errors;
            let valid5 = false;
            let passing1 = null;
            const _errs27 = errors;
            if ("any" !== data7) {
              const err33 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf/0/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            var _valid1 = _errs27 === errors;
            if (_valid1) {
              valid5 = true;
              passing1 = 0;
            }
            const _errs28 = errors;
            if ("email" !== data7) {
              const err34 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf/1/const", keyword: "const", params: { allowedValue: "email" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            var _valid1 = _errs28 === errors;
            if (_valid1 && valid5) {
              valid5 = false;
              passing1 = [passing1, 1];
            } else {
              if (_valid1) {
                valid5 = true;
                passing1 = 1;
              }
              const _errs29 = errors;
              if ("phone" !== data7) {
                const err35 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf/2/const", keyword: "const", params: { allowedValue: "phone" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
              var _valid1 = _errs29 === errors;
              if (_valid1 && valid5) {
                valid5 = false;
                passing1 = [passing1, 2];
              } else {
                if (_valid1) {
                  valid5 = true;
                  passing1 = 2;
                }
                const _errs30 = errors;
                if ("web_address" !== data7) {
                  const err36 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf/3/const", keyword: "const", params: { allowedValue: "web_address" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                var _valid1 = _errs30 === errors;
                if (_valid1 && valid5) {
                  valid5 = false;
                  passing1 = [passing1, 3];
                } else {
                  if (_valid1) {
                    valid5 = true;
                    passing1 = 3;
                  }
                  const _errs31 = errors;
                  if ("digits" !== data7) {
                    const err37 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf/4/const", keyword: "const", params: { allowedValue: "digits" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  var _valid1 = _errs31 === errors;
                  if (_valid1 && valid5) {
                    valid5 = false;
                    passing1 = [passing1, 4];
                  } else {
                    if (_valid1) {
                      valid5 = true;
                      passing1 = 4;
                    }
                  }
                }
              }
            }
            if (!valid5) {
              const err38 = { instancePath: instancePath + "/content", schemaPath: "#/oneOf/0/properties/content/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            } else {
              errors = _errs26;
              if (vErrors !== null) {
                if (_errs26) {
                  vErrors.length = _errs26;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.multiline !== void 0) {
            if (typeof data.multiline !== "boolean") {
              const err39 = { instancePath: instancePath + "/multiline", schemaPath: "#/oneOf/0/properties/multiline/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          }
          if (data.max_length !== void 0) {
            let data9 = data.max_length;
            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
              const err40 = { instancePath: instancePath + "/max_length", schemaPath: "#/oneOf/0/properties/max_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (typeof data9 == "number" && isFinite(data9)) {
              if (data9 > 5e3 || isNaN(data9)) {
                const err41 = { instancePath: instancePath + "/max_length", schemaPath: "#/oneOf/0/properties/max_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (data9 < 1 || isNaN(data9)) {
                const err42 = { instancePath: instancePath + "/max_length", schemaPath: "#/oneOf/0/properties/max_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err43 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/0/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
        } else {
          const err44 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        var props0 = true;
      } else if (tag0 === "number") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err45 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err46 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err47 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err48 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err49 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err50 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (data.decimals === void 0) {
            const err51 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "decimals" }, message: "must have required property 'decimals'" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err52 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
          for (const key1 in data) {
            if (!func0.call(schema6.oneOf[1].properties, key1)) {
              const err53 = { instancePath, schemaPath: "#/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data11 = data.id;
            if (typeof data11 === "string") {
              if (func1(data11) > 36) {
                const err54 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
              if (func1(data11) < 1) {
                const err55 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            } else {
              const err56 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/1/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data12 = data.type;
            if (typeof data12 !== "string") {
              const err57 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if ("number" !== data12) {
              const err58 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/1/properties/type/const", keyword: "const", params: { allowedValue: "number" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data13 = data.label;
            if (typeof data13 === "string") {
              if (func1(data13) > 80) {
                const err59 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
              if (func1(data13) < 1) {
                const err60 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            } else {
              const err61 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/1/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data14 = data.key;
            if (typeof data14 === "string") {
              if (func1(data14) > 40) {
                const err62 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/1/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              if (!pattern0.test(data14)) {
                const err63 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/1/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            } else {
              const err64 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/1/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data15 = data.help;
            if (typeof data15 === "string") {
              if (func1(data15) > 240) {
                const err65 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/1/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            } else {
              const err66 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/1/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err67 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/1/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data17 = data.seen_by;
            if (typeof data17 !== "string") {
              const err68 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
            const _errs56 = errors;
            let valid9 = false;
            let passing2 = null;
            const _errs57 = errors;
            if ("staff" !== data17) {
              const err69 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
            var _valid2 = _errs57 === errors;
            if (_valid2) {
              valid9 = true;
              passing2 = 0;
            }
            const _errs58 = errors;
            if ("account_reads" !== data17) {
              const err70 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            var _valid2 = _errs58 === errors;
            if (_valid2 && valid9) {
              valid9 = false;
              passing2 = [passing2, 1];
            } else {
              if (_valid2) {
                valid9 = true;
                passing2 = 1;
              }
              const _errs59 = errors;
              if ("account_edits" !== data17) {
                const err71 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
              var _valid2 = _errs59 === errors;
              if (_valid2 && valid9) {
                valid9 = false;
                passing2 = [passing2, 2];
              } else {
                if (_valid2) {
                  valid9 = true;
                  passing2 = 2;
                }
              }
            }
            if (!valid9) {
              const err72 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            } else {
              errors = _errs56;
              if (vErrors !== null) {
                if (_errs56) {
                  vErrors.length = _errs56;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.minimum !== void 0) {
            let data18 = data.minimum;
            if (typeof data18 == "number" && isFinite(data18)) {
              if (data18 > 1e9 || isNaN(data18)) {
                const err73 = { instancePath: instancePath + "/minimum", schemaPath: "#/oneOf/1/properties/minimum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
              if (data18 < -1e9 || isNaN(data18)) {
                const err74 = { instancePath: instancePath + "/minimum", schemaPath: "#/oneOf/1/properties/minimum/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e9 }, message: "must be >= -1000000000" };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            } else {
              const err75 = { instancePath: instancePath + "/minimum", schemaPath: "#/oneOf/1/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (data.maximum !== void 0) {
            let data19 = data.maximum;
            if (typeof data19 == "number" && isFinite(data19)) {
              if (data19 > 1e9 || isNaN(data19)) {
                const err76 = { instancePath: instancePath + "/maximum", schemaPath: "#/oneOf/1/properties/maximum/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
              if (data19 < -1e9 || isNaN(data19)) {
                const err77 = { instancePath: instancePath + "/maximum", schemaPath: "#/oneOf/1/properties/maximum/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e9 }, message: "must be >= -1000000000" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            } else {
              const err78 = { instancePath: instancePath + "/maximum", schemaPath: "#/oneOf/1/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          }
          if (data.decimals !== void 0) {
            let data20 = data.decimals;
            if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
              const err79 = { instancePath: instancePath + "/decimals", schemaPath: "#/oneOf/1/properties/decimals/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
            if (typeof data20 == "number" && isFinite(data20)) {
              if (data20 > 6 || isNaN(data20)) {
                const err80 = { instancePath: instancePath + "/decimals", schemaPath: "#/oneOf/1/properties/decimals/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6 }, message: "must be <= 6" };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
              if (data20 < 0 || isNaN(data20)) {
                const err81 = { instancePath: instancePath + "/decimals", schemaPath: "#/oneOf/1/properties/decimals/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          }
          if (data.unit !== void 0) {
            let data21 = data.unit;
            if (typeof data21 === "string") {
              if (func1(data21) > 12) {
                const err82 = { instancePath: instancePath + "/unit", schemaPath: "#/oneOf/1/properties/unit/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                if (vErrors === null) {
                  vErrors = [err82];
                } else {
                  vErrors.push(err82);
                }
                errors++;
              }
            } else {
              const err83 = { instancePath: instancePath + "/unit", schemaPath: "#/oneOf/1/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err84 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/1/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          }
        } else {
          const err85 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "date") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err86 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err87 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err88 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err88];
            } else {
              vErrors.push(err88);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err89 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err89];
            } else {
              vErrors.push(err89);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err90 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err90];
            } else {
              vErrors.push(err90);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err91 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
          if (data.allowed_days === void 0) {
            const err92 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "allowed_days" }, message: "must have required property 'allowed_days'" };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err93 = { instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
          for (const key2 in data) {
            if (!func0.call(schema6.oneOf[2].properties, key2)) {
              const err94 = { instancePath, schemaPath: "#/oneOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data23 = data.id;
            if (typeof data23 === "string") {
              if (func1(data23) > 36) {
                const err95 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
              if (func1(data23) < 1) {
                const err96 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err96];
                } else {
                  vErrors.push(err96);
                }
                errors++;
              }
            } else {
              const err97 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/2/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data24 = data.type;
            if (typeof data24 !== "string") {
              const err98 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            if ("date" !== data24) {
              const err99 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/2/properties/type/const", keyword: "const", params: { allowedValue: "date" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data25 = data.label;
            if (typeof data25 === "string") {
              if (func1(data25) > 80) {
                const err100 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/2/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
              if (func1(data25) < 1) {
                const err101 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/2/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            } else {
              const err102 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/2/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data26 = data.key;
            if (typeof data26 === "string") {
              if (func1(data26) > 40) {
                const err103 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/2/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
              if (!pattern0.test(data26)) {
                const err104 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/2/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err104];
                } else {
                  vErrors.push(err104);
                }
                errors++;
              }
            } else {
              const err105 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/2/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data27 = data.help;
            if (typeof data27 === "string") {
              if (func1(data27) > 240) {
                const err106 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/2/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
            } else {
              const err107 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/2/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err108 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/2/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data29 = data.seen_by;
            if (typeof data29 !== "string") {
              const err109 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
            const _errs88 = errors;
            let valid13 = false;
            let passing3 = null;
            const _errs89 = errors;
            if ("staff" !== data29) {
              const err110 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
            var _valid3 = _errs89 === errors;
            if (_valid3) {
              valid13 = true;
              passing3 = 0;
            }
            const _errs90 = errors;
            if ("account_reads" !== data29) {
              const err111 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err111];
              } else {
                vErrors.push(err111);
              }
              errors++;
            }
            var _valid3 = _errs90 === errors;
            if (_valid3 && valid13) {
              valid13 = false;
              passing3 = [passing3, 1];
            } else {
              if (_valid3) {
                valid13 = true;
                passing3 = 1;
              }
              const _errs91 = errors;
              if ("account_edits" !== data29) {
                const err112 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
              var _valid3 = _errs91 === errors;
              if (_valid3 && valid13) {
                valid13 = false;
                passing3 = [passing3, 2];
              } else {
                if (_valid3) {
                  valid13 = true;
                  passing3 = 2;
                }
              }
            }
            if (!valid13) {
              const err113 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            } else {
              errors = _errs88;
              if (vErrors !== null) {
                if (_errs88) {
                  vErrors.length = _errs88;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.allowed_days !== void 0) {
            let data30 = data.allowed_days;
            if (typeof data30 !== "string") {
              const err114 = { instancePath: instancePath + "/allowed_days", schemaPath: "#/oneOf/2/properties/allowed_days/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
            const _errs94 = errors;
            let valid14 = false;
            let passing4 = null;
            const _errs95 = errors;
            if ("any" !== data30) {
              const err115 = { instancePath: instancePath + "/allowed_days", schemaPath: "#/oneOf/2/properties/allowed_days/oneOf/0/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
            var _valid4 = _errs95 === errors;
            if (_valid4) {
              valid14 = true;
              passing4 = 0;
            }
            const _errs96 = errors;
            if ("past" !== data30) {
              const err116 = { instancePath: instancePath + "/allowed_days", schemaPath: "#/oneOf/2/properties/allowed_days/oneOf/1/const", keyword: "const", params: { allowedValue: "past" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err116];
              } else {
                vErrors.push(err116);
              }
              errors++;
            }
            var _valid4 = _errs96 === errors;
            if (_valid4 && valid14) {
              valid14 = false;
              passing4 = [passing4, 1];
            } else {
              if (_valid4) {
                valid14 = true;
                passing4 = 1;
              }
              const _errs97 = errors;
              if ("future" !== data30) {
                const err117 = { instancePath: instancePath + "/allowed_days", schemaPath: "#/oneOf/2/properties/allowed_days/oneOf/2/const", keyword: "const", params: { allowedValue: "future" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err117];
                } else {
                  vErrors.push(err117);
                }
                errors++;
              }
              var _valid4 = _errs97 === errors;
              if (_valid4 && valid14) {
                valid14 = false;
                passing4 = [passing4, 2];
              } else {
                if (_valid4) {
                  valid14 = true;
                  passing4 = 2;
                }
              }
            }
            if (!valid14) {
              const err118 = { instancePath: instancePath + "/allowed_days", schemaPath: "#/oneOf/2/properties/allowed_days/oneOf", keyword: "oneOf", params: { passingSchemas: passing4 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err118];
              } else {
                vErrors.push(err118);
              }
              errors++;
            } else {
              errors = _errs94;
              if (vErrors !== null) {
                if (_errs94) {
                  vErrors.length = _errs94;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err119 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/2/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err119];
              } else {
                vErrors.push(err119);
              }
              errors++;
            }
          }
        } else {
          const err120 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err120];
          } else {
            vErrors.push(err120);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "choice") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err121 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err121];
            } else {
              vErrors.push(err121);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err122 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err122];
            } else {
              vErrors.push(err122);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err123 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err123];
            } else {
              vErrors.push(err123);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err124 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err124];
            } else {
              vErrors.push(err124);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err125 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err125];
            } else {
              vErrors.push(err125);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err126 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err126];
            } else {
              vErrors.push(err126);
            }
            errors++;
          }
          if (data.choices === void 0) {
            const err127 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "choices" }, message: "must have required property 'choices'" };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
          if (data.multiple === void 0) {
            const err128 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "multiple" }, message: "must have required property 'multiple'" };
            if (vErrors === null) {
              vErrors = [err128];
            } else {
              vErrors.push(err128);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err129 = { instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
          for (const key3 in data) {
            if (!func0.call(schema6.oneOf[3].properties, key3)) {
              const err130 = { instancePath, schemaPath: "#/oneOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err130];
              } else {
                vErrors.push(err130);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data32 = data.id;
            if (typeof data32 === "string") {
              if (func1(data32) > 36) {
                const err131 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err131];
                } else {
                  vErrors.push(err131);
                }
                errors++;
              }
              if (func1(data32) < 1) {
                const err132 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err132];
                } else {
                  vErrors.push(err132);
                }
                errors++;
              }
            } else {
              const err133 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/3/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data33 = data.type;
            if (typeof data33 !== "string") {
              const err134 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err134];
              } else {
                vErrors.push(err134);
              }
              errors++;
            }
            if ("choice" !== data33) {
              const err135 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/3/properties/type/const", keyword: "const", params: { allowedValue: "choice" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data34 = data.label;
            if (typeof data34 === "string") {
              if (func1(data34) > 80) {
                const err136 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/3/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err136];
                } else {
                  vErrors.push(err136);
                }
                errors++;
              }
              if (func1(data34) < 1) {
                const err137 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/3/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            } else {
              const err138 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/3/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data35 = data.key;
            if (typeof data35 === "string") {
              if (func1(data35) > 40) {
                const err139 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err139];
                } else {
                  vErrors.push(err139);
                }
                errors++;
              }
              if (!pattern0.test(data35)) {
                const err140 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err140];
                } else {
                  vErrors.push(err140);
                }
                errors++;
              }
            } else {
              const err141 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err141];
              } else {
                vErrors.push(err141);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data36 = data.help;
            if (typeof data36 === "string") {
              if (func1(data36) > 240) {
                const err142 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/3/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err142];
                } else {
                  vErrors.push(err142);
                }
                errors++;
              }
            } else {
              const err143 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/3/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err144 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/3/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err144];
              } else {
                vErrors.push(err144);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data38 = data.seen_by;
            if (typeof data38 !== "string") {
              const err145 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err145];
              } else {
                vErrors.push(err145);
              }
              errors++;
            }
            const _errs118 = errors;
            let valid18 = false;
            let passing5 = null;
            const _errs119 = errors;
            if ("staff" !== data38) {
              const err146 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err146];
              } else {
                vErrors.push(err146);
              }
              errors++;
            }
            var _valid5 = _errs119 === errors;
            if (_valid5) {
              valid18 = true;
              passing5 = 0;
            }
            const _errs120 = errors;
            if ("account_reads" !== data38) {
              const err147 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err147];
              } else {
                vErrors.push(err147);
              }
              errors++;
            }
            var _valid5 = _errs120 === errors;
            if (_valid5 && valid18) {
              valid18 = false;
              passing5 = [passing5, 1];
            } else {
              if (_valid5) {
                valid18 = true;
                passing5 = 1;
              }
              const _errs121 = errors;
              if ("account_edits" !== data38) {
                const err148 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err148];
                } else {
                  vErrors.push(err148);
                }
                errors++;
              }
              var _valid5 = _errs121 === errors;
              if (_valid5 && valid18) {
                valid18 = false;
                passing5 = [passing5, 2];
              } else {
                if (_valid5) {
                  valid18 = true;
                  passing5 = 2;
                }
              }
            }
            if (!valid18) {
              const err149 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing5 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err149];
              } else {
                vErrors.push(err149);
              }
              errors++;
            } else {
              errors = _errs118;
              if (vErrors !== null) {
                if (_errs118) {
                  vErrors.length = _errs118;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.choices !== void 0) {
            let data39 = data.choices;
            if (Array.isArray(data39)) {
              if (data39.length > 100) {
                const err150 = { instancePath: instancePath + "/choices", schemaPath: "#/oneOf/3/properties/choices/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                if (vErrors === null) {
                  vErrors = [err150];
                } else {
                  vErrors.push(err150);
                }
                errors++;
              }
              if (data39.length < 1) {
                const err151 = { instancePath: instancePath + "/choices", schemaPath: "#/oneOf/3/properties/choices/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                if (vErrors === null) {
                  vErrors = [err151];
                } else {
                  vErrors.push(err151);
                }
                errors++;
              }
              const len0 = data39.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data40 = data39[i0];
                if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                  if (data40.id === void 0) {
                    const err152 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                  if (data40.label === void 0) {
                    const err153 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
                    if (vErrors === null) {
                      vErrors = [err153];
                    } else {
                      vErrors.push(err153);
                    }
                    errors++;
                  }
                  if (data40.retired === void 0) {
                    const err154 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/oneOf/3/properties/choices/items/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
                    if (vErrors === null) {
                      vErrors = [err154];
                    } else {
                      vErrors.push(err154);
                    }
                    errors++;
                  }
                  for (const key4 in data40) {
                    if (!(key4 === "id" || key4 === "label" || key4 === "retired")) {
                      const err155 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/oneOf/3/properties/choices/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                      if (vErrors === null) {
                        vErrors = [err155];
                      } else {
                        vErrors.push(err155);
                      }
                      errors++;
                    }
                  }
                  if (data40.id !== void 0) {
                    let data41 = data40.id;
                    if (typeof data41 === "string") {
                      if (func1(data41) > 36) {
                        const err156 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/oneOf/3/properties/choices/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                        if (vErrors === null) {
                          vErrors = [err156];
                        } else {
                          vErrors.push(err156);
                        }
                        errors++;
                      }
                      if (func1(data41) < 1) {
                        const err157 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/oneOf/3/properties/choices/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err157];
                        } else {
                          vErrors.push(err157);
                        }
                        errors++;
                      }
                    } else {
                      const err158 = { instancePath: instancePath + "/choices/" + i0 + "/id", schemaPath: "#/oneOf/3/properties/choices/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err158];
                      } else {
                        vErrors.push(err158);
                      }
                      errors++;
                    }
                  }
                  if (data40.label !== void 0) {
                    let data42 = data40.label;
                    if (typeof data42 === "string") {
                      if (func1(data42) > 80) {
                        const err159 = { instancePath: instancePath + "/choices/" + i0 + "/label", schemaPath: "#/oneOf/3/properties/choices/items/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                        if (vErrors === null) {
                          vErrors = [err159];
                        } else {
                          vErrors.push(err159);
                        }
                        errors++;
                      }
                      if (func1(data42) < 1) {
                        const err160 = { instancePath: instancePath + "/choices/" + i0 + "/label", schemaPath: "#/oneOf/3/properties/choices/items/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err160];
                        } else {
                          vErrors.push(err160);
                        }
                        errors++;
                      }
                    } else {
                      const err161 = { instancePath: instancePath + "/choices/" + i0 + "/label", schemaPath: "#/oneOf/3/properties/choices/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err161];
                      } else {
                        vErrors.push(err161);
                      }
                      errors++;
                    }
                  }
                  if (data40.retired !== void 0) {
                    if (typeof data40.retired !== "boolean") {
                      const err162 = { instancePath: instancePath + "/choices/" + i0 + "/retired", schemaPath: "#/oneOf/3/properties/choices/items/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                      if (vErrors === null) {
                        vErrors = [err162];
                      } else {
                        vErrors.push(err162);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err163 = { instancePath: instancePath + "/choices/" + i0, schemaPath: "#/oneOf/3/properties/choices/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err163];
                  } else {
                    vErrors.push(err163);
                  }
                  errors++;
                }
              }
            } else {
              const err164 = { instancePath: instancePath + "/choices", schemaPath: "#/oneOf/3/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          }
          if (data.multiple !== void 0) {
            if (typeof data.multiple !== "boolean") {
              const err165 = { instancePath: instancePath + "/multiple", schemaPath: "#/oneOf/3/properties/multiple/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err166 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/3/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err166];
              } else {
                vErrors.push(err166);
              }
              errors++;
            }
          }
        } else {
          const err167 = { instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err167];
          } else {
            vErrors.push(err167);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "checkbox") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err168 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err168];
            } else {
              vErrors.push(err168);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err169 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err169];
            } else {
              vErrors.push(err169);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err170 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err170];
            } else {
              vErrors.push(err170);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err171 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err171];
            } else {
              vErrors.push(err171);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err172 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err172];
            } else {
              vErrors.push(err172);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err173 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err173];
            } else {
              vErrors.push(err173);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err174 = { instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err174];
            } else {
              vErrors.push(err174);
            }
            errors++;
          }
          for (const key5 in data) {
            if (!(key5 === "id" || key5 === "type" || key5 === "label" || key5 === "key" || key5 === "help" || key5 === "required" || key5 === "seen_by" || key5 === "retired")) {
              const err175 = { instancePath, schemaPath: "#/oneOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err175];
              } else {
                vErrors.push(err175);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data46 = data.id;
            if (typeof data46 === "string") {
              if (func1(data46) > 36) {
                const err176 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err176];
                } else {
                  vErrors.push(err176);
                }
                errors++;
              }
              if (func1(data46) < 1) {
                const err177 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err177];
                } else {
                  vErrors.push(err177);
                }
                errors++;
              }
            } else {
              const err178 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/4/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err178];
              } else {
                vErrors.push(err178);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data47 = data.type;
            if (typeof data47 !== "string") {
              const err179 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err179];
              } else {
                vErrors.push(err179);
              }
              errors++;
            }
            if ("checkbox" !== data47) {
              const err180 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/4/properties/type/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err180];
              } else {
                vErrors.push(err180);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data48 = data.label;
            if (typeof data48 === "string") {
              if (func1(data48) > 80) {
                const err181 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/4/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err181];
                } else {
                  vErrors.push(err181);
                }
                errors++;
              }
              if (func1(data48) < 1) {
                const err182 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/4/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err182];
                } else {
                  vErrors.push(err182);
                }
                errors++;
              }
            } else {
              const err183 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/4/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err183];
              } else {
                vErrors.push(err183);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data49 = data.key;
            if (typeof data49 === "string") {
              if (func1(data49) > 40) {
                const err184 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
              if (!pattern0.test(data49)) {
                const err185 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err185];
                } else {
                  vErrors.push(err185);
                }
                errors++;
              }
            } else {
              const err186 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err186];
              } else {
                vErrors.push(err186);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data50 = data.help;
            if (typeof data50 === "string") {
              if (func1(data50) > 240) {
                const err187 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/4/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err187];
                } else {
                  vErrors.push(err187);
                }
                errors++;
              }
            } else {
              const err188 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/4/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err188];
              } else {
                vErrors.push(err188);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err189 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/4/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err189];
              } else {
                vErrors.push(err189);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data52 = data.seen_by;
            if (typeof data52 !== "string") {
              const err190 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
            const _errs155 = errors;
            let valid25 = false;
            let passing6 = null;
            const _errs156 = errors;
            if ("staff" !== data52) {
              const err191 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err191];
              } else {
                vErrors.push(err191);
              }
              errors++;
            }
            var _valid6 = _errs156 === errors;
            if (_valid6) {
              valid25 = true;
              passing6 = 0;
            }
            const _errs157 = errors;
            if ("account_reads" !== data52) {
              const err192 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err192];
              } else {
                vErrors.push(err192);
              }
              errors++;
            }
            var _valid6 = _errs157 === errors;
            if (_valid6 && valid25) {
              valid25 = false;
              passing6 = [passing6, 1];
            } else {
              if (_valid6) {
                valid25 = true;
                passing6 = 1;
              }
              const _errs158 = errors;
              if ("account_edits" !== data52) {
                const err193 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err193];
                } else {
                  vErrors.push(err193);
                }
                errors++;
              }
              var _valid6 = _errs158 === errors;
              if (_valid6 && valid25) {
                valid25 = false;
                passing6 = [passing6, 2];
              } else {
                if (_valid6) {
                  valid25 = true;
                  passing6 = 2;
                }
              }
            }
            if (!valid25) {
              const err194 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing6 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            } else {
              errors = _errs155;
              if (vErrors !== null) {
                if (_errs155) {
                  vErrors.length = _errs155;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err195 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/4/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err195];
              } else {
                vErrors.push(err195);
              }
              errors++;
            }
          }
        } else {
          const err196 = { instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err196];
          } else {
            vErrors.push(err196);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else if (tag0 === "file") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.id === void 0) {
            const err197 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
            if (vErrors === null) {
              vErrors = [err197];
            } else {
              vErrors.push(err197);
            }
            errors++;
          }
          if (data.type === void 0) {
            const err198 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            if (vErrors === null) {
              vErrors = [err198];
            } else {
              vErrors.push(err198);
            }
            errors++;
          }
          if (data.label === void 0) {
            const err199 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
            if (vErrors === null) {
              vErrors = [err199];
            } else {
              vErrors.push(err199);
            }
            errors++;
          }
          if (data.key === void 0) {
            const err200 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
            if (vErrors === null) {
              vErrors = [err200];
            } else {
              vErrors.push(err200);
            }
            errors++;
          }
          if (data.required === void 0) {
            const err201 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
            if (vErrors === null) {
              vErrors = [err201];
            } else {
              vErrors.push(err201);
            }
            errors++;
          }
          if (data.seen_by === void 0) {
            const err202 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "seen_by" }, message: "must have required property 'seen_by'" };
            if (vErrors === null) {
              vErrors = [err202];
            } else {
              vErrors.push(err202);
            }
            errors++;
          }
          if (data.accept === void 0) {
            const err203 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "accept" }, message: "must have required property 'accept'" };
            if (vErrors === null) {
              vErrors = [err203];
            } else {
              vErrors.push(err203);
            }
            errors++;
          }
          if (data.max_size_mb === void 0) {
            const err204 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "max_size_mb" }, message: "must have required property 'max_size_mb'" };
            if (vErrors === null) {
              vErrors = [err204];
            } else {
              vErrors.push(err204);
            }
            errors++;
          }
          if (data.retired === void 0) {
            const err205 = { instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: "retired" }, message: "must have required property 'retired'" };
            if (vErrors === null) {
              vErrors = [err205];
            } else {
              vErrors.push(err205);
            }
            errors++;
          }
          for (const key6 in data) {
            if (!func0.call(schema6.oneOf[5].properties, key6)) {
              const err206 = { instancePath, schemaPath: "#/oneOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
          }
          if (data.id !== void 0) {
            let data54 = data.id;
            if (typeof data54 === "string") {
              if (func1(data54) > 36) {
                const err207 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                if (vErrors === null) {
                  vErrors = [err207];
                } else {
                  vErrors.push(err207);
                }
                errors++;
              }
              if (func1(data54) < 1) {
                const err208 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err208];
                } else {
                  vErrors.push(err208);
                }
                errors++;
              }
            } else {
              const err209 = { instancePath: instancePath + "/id", schemaPath: "#/oneOf/5/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err209];
              } else {
                vErrors.push(err209);
              }
              errors++;
            }
          }
          if (data.type !== void 0) {
            let data55 = data.type;
            if (typeof data55 !== "string") {
              const err210 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
            if ("file" !== data55) {
              const err211 = { instancePath: instancePath + "/type", schemaPath: "#/oneOf/5/properties/type/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
          }
          if (data.label !== void 0) {
            let data56 = data.label;
            if (typeof data56 === "string") {
              if (func1(data56) > 80) {
                const err212 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/5/properties/label/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
              if (func1(data56) < 1) {
                const err213 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/5/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err213];
                } else {
                  vErrors.push(err213);
                }
                errors++;
              }
            } else {
              const err214 = { instancePath: instancePath + "/label", schemaPath: "#/oneOf/5/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err214];
              } else {
                vErrors.push(err214);
              }
              errors++;
            }
          }
          if (data.key !== void 0) {
            let data57 = data.key;
            if (typeof data57 === "string") {
              if (func1(data57) > 40) {
                const err215 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                if (vErrors === null) {
                  vErrors = [err215];
                } else {
                  vErrors.push(err215);
                }
                errors++;
              }
              if (!pattern0.test(data57)) {
                const err216 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' };
                if (vErrors === null) {
                  vErrors = [err216];
                } else {
                  vErrors.push(err216);
                }
                errors++;
              }
            } else {
              const err217 = { instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
          }
          if (data.help !== void 0) {
            let data58 = data.help;
            if (typeof data58 === "string") {
              if (func1(data58) > 240) {
                const err218 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/5/properties/help/maxLength", keyword: "maxLength", params: { limit: 240 }, message: "must NOT have more than 240 characters" };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
            } else {
              const err219 = { instancePath: instancePath + "/help", schemaPath: "#/oneOf/5/properties/help/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err219];
              } else {
                vErrors.push(err219);
              }
              errors++;
            }
          }
          if (data.required !== void 0) {
            if (typeof data.required !== "boolean") {
              const err220 = { instancePath: instancePath + "/required", schemaPath: "#/oneOf/5/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
          }
          if (data.seen_by !== void 0) {
            let data60 = data.seen_by;
            if (typeof data60 !== "string") {
              const err221 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              if (vErrors === null) {
                vErrors = [err221];
              } else {
                vErrors.push(err221);
              }
              errors++;
            }
            const _errs179 = errors;
            let valid29 = false;
            let passing7 = null;
            const _errs180 = errors;
            if ("staff" !== data60) {
              const err222 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err222];
              } else {
                vErrors.push(err222);
              }
              errors++;
            }
            var _valid7 = _errs180 === errors;
            if (_valid7) {
              valid29 = true;
              passing7 = 0;
            }
            const _errs181 = errors;
            if ("account_reads" !== data60) {
              const err223 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/1/const", keyword: "const", params: { allowedValue: "account_reads" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err223];
              } else {
                vErrors.push(err223);
              }
              errors++;
            }
            var _valid7 = _errs181 === errors;
            if (_valid7 && valid29) {
              valid29 = false;
              passing7 = [passing7, 1];
            } else {
              if (_valid7) {
                valid29 = true;
                passing7 = 1;
              }
              const _errs182 = errors;
              if ("account_edits" !== data60) {
                const err224 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf/2/const", keyword: "const", params: { allowedValue: "account_edits" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err224];
                } else {
                  vErrors.push(err224);
                }
                errors++;
              }
              var _valid7 = _errs182 === errors;
              if (_valid7 && valid29) {
                valid29 = false;
                passing7 = [passing7, 2];
              } else {
                if (_valid7) {
                  valid29 = true;
                  passing7 = 2;
                }
              }
            }
            if (!valid29) {
              const err225 = { instancePath: instancePath + "/seen_by", schemaPath: "CustomFieldAudience/oneOf", keyword: "oneOf", params: { passingSchemas: passing7 }, message: "must match exactly one schema in oneOf" };
              if (vErrors === null) {
                vErrors = [err225];
              } else {
                vErrors.push(err225);
              }
              errors++;
            } else {
              errors = _errs179;
              if (vErrors !== null) {
                if (_errs179) {
                  vErrors.length = _errs179;
                } else {
                  vErrors = null;
                }
              }
            }
          }
          if (data.accept !== void 0) {
            let data61 = data.accept;
            if (Array.isArray(data61)) {
              if (data61.length > 3) {
                const err226 = { instancePath: instancePath + "/accept", schemaPath: "#/oneOf/5/properties/accept/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
                if (vErrors === null) {
                  vErrors = [err226];
                } else {
                  vErrors.push(err226);
                }
                errors++;
              }
              if (data61.length < 1) {
                const err227 = { instancePath: instancePath + "/accept", schemaPath: "#/oneOf/5/properties/accept/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                if (vErrors === null) {
                  vErrors = [err227];
                } else {
                  vErrors.push(err227);
                }
                errors++;
              }
              const len1 = data61.length;
              for (let i1 = 0; i1 < len1; i1++) {
                let data62 = data61[i1];
                if (typeof data62 !== "string") {
                  const err228 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/oneOf/5/properties/accept/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err228];
                  } else {
                    vErrors.push(err228);
                  }
                  errors++;
                }
                const _errs187 = errors;
                let valid32 = false;
                let passing8 = null;
                const _errs188 = errors;
                if ("pdf" !== data62) {
                  const err229 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/oneOf/5/properties/accept/items/oneOf/0/const", keyword: "const", params: { allowedValue: "pdf" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err229];
                  } else {
                    vErrors.push(err229);
                  }
                  errors++;
                }
                var _valid8 = _errs188 === errors;
                if (_valid8) {
                  valid32 = true;
                  passing8 = 0;
                }
                const _errs189 = errors;
                if ("image" !== data62) {
                  const err230 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/oneOf/5/properties/accept/items/oneOf/1/const", keyword: "const", params: { allowedValue: "image" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err230];
                  } else {
                    vErrors.push(err230);
                  }
                  errors++;
                }
                var _valid8 = _errs189 === errors;
                if (_valid8 && valid32) {
                  valid32 = false;
                  passing8 = [passing8, 1];
                } else {
                  if (_valid8) {
                    valid32 = true;
                    passing8 = 1;
                  }
                  const _errs190 = errors;
                  if ("csv" !== data62) {
                    const err231 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/oneOf/5/properties/accept/items/oneOf/2/const", keyword: "const", params: { allowedValue: "csv" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err231];
                    } else {
                      vErrors.push(err231);
                    }
                    errors++;
                  }
                  var _valid8 = _errs190 === errors;
                  if (_valid8 && valid32) {
                    valid32 = false;
                    passing8 = [passing8, 2];
                  } else {
                    if (_valid8) {
                      valid32 = true;
                      passing8 = 2;
                    }
                  }
                }
                if (!valid32) {
                  const err232 = { instancePath: instancePath + "/accept/" + i1, schemaPath: "#/oneOf/5/properties/accept/items/oneOf", keyword: "oneOf", params: { passingSchemas: passing8 }, message: "must match exactly one schema in oneOf" };
                  if (vErrors === null) {
                    vErrors = [err232];
                  } else {
                    vErrors.push(err232);
                  }
                  errors++;
                } else {
                  errors = _errs187;
                  if (vErrors !== null) {
                    if (_errs187) {
                      vErrors.length = _errs187;
                    } else {
                      vErrors = null;
                    }
                  }
                }
              }
              let i2 = data61.length;
              let j0;
              if (i2 > 1) {
                const indices0 = {};
                for (; i2--; ) {
                  let item0 = data61[i2];
                  if (typeof item0 !== "string") {
                    continue;
                  }
                  if (typeof indices0[item0] == "number") {
                    j0 = indices0[item0];
                    const err233 = { instancePath: instancePath + "/accept", schemaPath: "#/oneOf/5/properties/accept/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" };
                    if (vErrors === null) {
                      vErrors = [err233];
                    } else {
                      vErrors.push(err233);
                    }
                    errors++;
                    break;
                  }
                  indices0[item0] = i2;
                }
              }
            } else {
              const err234 = { instancePath: instancePath + "/accept", schemaPath: "#/oneOf/5/properties/accept/type", keyword: "type", params: { type: "array" }, message: "must be array" };
              if (vErrors === null) {
                vErrors = [err234];
              } else {
                vErrors.push(err234);
              }
              errors++;
            }
          }
          if (data.max_size_mb !== void 0) {
            let data63 = data.max_size_mb;
            if (!(typeof data63 == "number" && (!(data63 % 1) && !isNaN(data63)) && isFinite(data63))) {
              const err235 = { instancePath: instancePath + "/max_size_mb", schemaPath: "#/oneOf/5/properties/max_size_mb/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              if (vErrors === null) {
                vErrors = [err235];
              } else {
                vErrors.push(err235);
              }
              errors++;
            }
            if (typeof data63 == "number" && isFinite(data63)) {
              if (data63 > 25 || isNaN(data63)) {
                const err236 = { instancePath: instancePath + "/max_size_mb", schemaPath: "#/oneOf/5/properties/max_size_mb/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" };
                if (vErrors === null) {
                  vErrors = [err236];
                } else {
                  vErrors.push(err236);
                }
                errors++;
              }
              if (data63 < 1 || isNaN(data63)) {
                const err237 = { instancePath: instancePath + "/max_size_mb", schemaPath: "#/oneOf/5/properties/max_size_mb/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                if (vErrors === null) {
                  vErrors = [err237];
                } else {
                  vErrors.push(err237);
                }
                errors++;
              }
            }
          }
          if (data.retired !== void 0) {
            if (typeof data.retired !== "boolean") {
              const err238 = { instancePath: instancePath + "/retired", schemaPath: "#/oneOf/5/properties/retired/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              if (vErrors === null) {
                vErrors = [err238];
              } else {
                vErrors.push(err238);
              }
              errors++;
            }
          }
        } else {
          const err239 = { instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err239];
          } else {
            vErrors.push(err239);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = true;
        }
      } else {
        const err240 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        if (vErrors === null) {
          vErrors = [err240];
        } else {
          vErrors.push(err240);
        }
        errors++;
      }
    } else {
      const err241 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      if (vErrors === null) {
        vErrors = [err241];
      } else {
        vErrors.push(err241);
      }
      errors++;
    }
  } else {
    const err242 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err242];
    } else {
      vErrors.push(err242);
    }
    errors++;
  }
  validate6.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate6.evaluated = { "dynamicProps": true, "dynamicItems": false };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate5.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.may_answer === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "may_answer" }, message: "must have required property 'may_answer'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.field === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "group" || key0 === "may_answer" || key0 === "field")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.group !== void 0) {
      let data0 = data.group;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/group", schemaPath: "CustomFieldGroup/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      const _errs5 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs6 = errors;
      if ("registration" !== data0) {
        const err5 = { instancePath: instancePath + "/group", schemaPath: "CustomFieldGroup/oneOf/0/const", keyword: "const", params: { allowedValue: "registration" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if ("internal" !== data0) {
        const err6 = { instancePath: instancePath + "/group", schemaPath: "CustomFieldGroup/oneOf/1/const", keyword: "const", params: { allowedValue: "internal" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/group", schemaPath: "CustomFieldGroup/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.may_answer !== void 0) {
      if (typeof data.may_answer !== "boolean") {
        const err8 = { instancePath: instancePath + "/may_answer", schemaPath: "#/properties/may_answer/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.field !== void 0) {
      if (!validate6(data.field, { instancePath: instancePath + "/field", parentData: data, parentDataProperty: "field", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema13 = { "title": "Answer of an account", "description": "What an account answered to a custom field, readable whatever became of the field since.", "type": "object", "properties": { "field_id": { "type": "string", "description": "The field\u2019s number, which never changes." }, "key": { "type": "string", "description": "Short name of the field; today\u2019s, or the last one it had." }, "question": { "type": "string", "description": "The question, in today\u2019s words or the last it had." }, "answered_as": { "type": "string", "description": "The question in the words in which it was answered." }, "state": { "$ref": "AnswerState" }, "value": { "description": "The answer: text, a number, a day, ids of choices, true or false, or a stored file." }, "text": { "type": "string", "description": "The answer in words, as people read it." }, "answered_at": { "type": "string", "format": "date-time", "description": "When it was given or last changed." }, "answered_by": { "type": ["string", "null"], "description": "Who gave it; null for somebody of the platform." } }, "required": ["field_id", "key", "question", "answered_as", "state", "value", "text", "answered_at", "answered_by"], "additionalProperties": false };
var formats0 = ajvFormats["date-time"];
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate9.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field_id" }, message: "must have required property 'field_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.key === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.question === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.answered_as === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answered_as" }, message: "must have required property 'answered_as'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.state === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.answered_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answered_at" }, message: "must have required property 'answered_at'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.answered_by === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answered_by" }, message: "must have required property 'answered_by'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema13.properties, key0)) {
        const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.field_id !== void 0) {
      if (typeof data.field_id !== "string") {
        const err10 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.key !== void 0) {
      if (typeof data.key !== "string") {
        const err11 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.question !== void 0) {
      if (typeof data.question !== "string") {
        const err12 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.answered_as !== void 0) {
      if (typeof data.answered_as !== "string") {
        const err13 = { instancePath: instancePath + "/answered_as", schemaPath: "#/properties/answered_as/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 !== "string") {
        const err14 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      const _errs13 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs14 = errors;
      if ("current" !== data4) {
        const err15 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/oneOf/0/const", keyword: "const", params: { allowedValue: "current" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs14 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs15 = errors;
      if ("outdated" !== data4) {
        const err16 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/oneOf/1/const", keyword: "const", params: { allowedValue: "outdated" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs16 = errors;
        if ("retired" !== data4) {
          const err17 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/oneOf/2/const", keyword: "const", params: { allowedValue: "retired" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs17 = errors;
          if ("removed" !== data4) {
            const err18 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/oneOf/3/const", keyword: "const", params: { allowedValue: "removed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid0 = _errs17 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
          }
        }
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/state", schemaPath: "AnswerState/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err20 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.answered_at !== void 0) {
      let data6 = data.answered_at;
      if (typeof data6 === "string") {
        if (!formats0(data6)) {
          const err21 = { instancePath: instancePath + "/answered_at", schemaPath: "#/properties/answered_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/answered_at", schemaPath: "#/properties/answered_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.answered_by !== void 0) {
      let data7 = data.answered_by;
      if (typeof data7 !== "string" && data7 !== null) {
        const err23 = { instancePath: instancePath + "/answered_by", schemaPath: "#/properties/answered_by/type", keyword: "type", params: { type: schema13.properties.answered_by.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate3.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.questions === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questions" }, message: "must have required property 'questions'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.answers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" }, message: "must have required property 'answers'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "account" || key0 === "revision" || key0 === "questions" || key0 === "answers")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      if (!validate1(data.account, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.questions !== void 0) {
      let data2 = data.questions;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate5(data2[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.answers !== void 0) {
      let data4 = data.answers;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate9(data4[i1], { instancePath: instancePath + "/answers/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_details$body = validate11;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate11.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answers === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" }, message: "must have required property 'answers'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id" || key0 === "base_revision" || key0 === "answers")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.base_revision !== void 0) {
      let data2 = data.base_revision;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.answers !== void 0) {
      let data3 = data.answers;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          const err8 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (Object.keys(data3).length < 1) {
          const err9 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_details$200 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate12.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.questions === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questions" }, message: "must have required property 'questions'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.answers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" }, message: "must have required property 'answers'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "account" || key0 === "revision" || key0 === "questions" || key0 === "answers")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      if (!validate1(data.account, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.questions !== void 0) {
      let data2 = data.questions;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate5(data2[i0], { instancePath: instancePath + "/questions/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.answers !== void 0) {
      let data4 = data.answers;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate9(data4[i1], { instancePath: instancePath + "/answers/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_answer_history$200 = validate16;
var schema18 = { "title": "Earlier answer", "description": "One moment in the life of an answer.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the change." }, "changed_at": { "type": "string", "format": "date-time", "description": "When it was answered." }, "changed_by": { "type": ["string", "null"], "description": "Who answered; null for somebody of the platform." }, "question": { "type": "string", "description": "The question as it was worded then." }, "text": { "type": "string", "description": "The answer in words; empty where it was taken back." }, "value": { "description": "The answer itself; null where it was taken back." } }, "required": ["id", "changed_at", "changed_by", "question", "text", "value"], "additionalProperties": false };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate16.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.changes === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "changes")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data0 = data.changes;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err2 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1.changed_at === void 0) {
              const err3 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "changed_at" }, message: "must have required property 'changed_at'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.changed_by === void 0) {
              const err4 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "changed_by" }, message: "must have required property 'changed_by'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.question === void 0) {
              const err5 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.text === void 0) {
              const err6 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.value === void 0) {
              const err7 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "id" || key1 === "changed_at" || key1 === "changed_by" || key1 === "question" || key1 === "text" || key1 === "value")) {
                const err8 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err9 = { instancePath: instancePath + "/changes/" + i0 + "/id", schemaPath: "AccountAnswerChange/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.changed_at !== void 0) {
              let data3 = data1.changed_at;
              if (typeof data3 === "string") {
                if (!formats0(data3)) {
                  const err10 = { instancePath: instancePath + "/changes/" + i0 + "/changed_at", schemaPath: "AccountAnswerChange/properties/changed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/changes/" + i0 + "/changed_at", schemaPath: "AccountAnswerChange/properties/changed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data1.changed_by !== void 0) {
              let data4 = data1.changed_by;
              if (typeof data4 !== "string" && data4 !== null) {
                const err12 = { instancePath: instancePath + "/changes/" + i0 + "/changed_by", schemaPath: "AccountAnswerChange/properties/changed_by/type", keyword: "type", params: { type: schema18.properties.changed_by.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data1.question !== void 0) {
              if (typeof data1.question !== "string") {
                const err13 = { instancePath: instancePath + "/changes/" + i0 + "/question", schemaPath: "AccountAnswerChange/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data1.text !== void 0) {
              if (typeof data1.text !== "string") {
                const err14 = { instancePath: instancePath + "/changes/" + i0 + "/text", schemaPath: "AccountAnswerChange/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "AccountAnswerChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
validate16.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var upload_account_file$200 = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate17.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "file")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data0 = data.file;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          const err2 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.name === void 0) {
          const err3 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.size === void 0) {
          const err4 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.media_type === void 0) {
          const err5 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/required", keyword: "required", params: { missingProperty: "media_type" }, message: "must have required property 'media_type'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "id" || key1 === "name" || key1 === "size" || key1 === "media_type")) {
            const err6 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data0.id !== void 0) {
          if (typeof data0.id !== "string") {
            const err7 = { instancePath: instancePath + "/file/id", schemaPath: "AccountFile/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.name !== void 0) {
          if (typeof data0.name !== "string") {
            const err8 = { instancePath: instancePath + "/file/name", schemaPath: "AccountFile/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.size !== void 0) {
          let data3 = data0.size;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err9 = { instancePath: instancePath + "/file/size", schemaPath: "AccountFile/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.media_type !== void 0) {
          if (typeof data0.media_type !== "string") {
            const err10 = { instancePath: instancePath + "/file/media_type", schemaPath: "AccountFile/properties/media_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/file", schemaPath: "AccountFile/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_audit_events$200 = validate18;
var schema22 = { "title": "Audit event", "description": "One change: who, when, from what, to what.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the event." }, "type": { "$ref": "AuditType" }, "object_id": { "type": "string", "description": "What was changed: for a setting its key, for a shipment its number." }, "timestamp": { "type": "string", "format": "date-time", "description": "When it happened, with the offset of the business time zone." }, "request_id": { "type": ["string", "null"], "description": "The request that made the change; the same number stands in our logs." }, "client_version": { "type": ["string", "null"], "description": "Version of the program that asked for it." }, "source": { "$ref": "AuditSource" }, "user": { "oneOf": [{ "type": "object", "properties": { "id": { "type": ["integer", "null"], "description": "Number of the user; null when the user no longer exists." }, "name": { "type": "string", "description": "The name at the time of the change." } }, "required": ["id", "name"], "additionalProperties": false }, { "type": "null" }], "description": "Who did it; null when the system did." }, "impersonated_user": { "oneOf": [{ "type": "object", "properties": { "id": { "type": ["integer", "null"], "description": "Number of the user; null when the user no longer exists." }, "name": { "type": "string", "description": "The name at the time of the change." } }, "required": ["id", "name"], "additionalProperties": false }, { "type": "null" }], "description": "As whom it was done, when somebody was looking as a customer." }, "change": { "type": "object", "properties": { "change_from": { "description": "Before; absent when nothing was set. A secret reads changed." }, "change_to": { "description": "After; absent when it was reset. A secret reads changed." } }, "additionalProperties": false, "description": "Before and after." } }, "required": ["id", "timestamp", "source", "user", "change"], "additionalProperties": false };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate19.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.timestamp === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.user === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.change === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema22.properties, key0)) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        const err7 = { instancePath: instancePath + "/type", schemaPath: "AuditType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("provider_setting" !== data1) {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/0/const", keyword: "const", params: { allowedValue: "provider_setting" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("account_setting" !== data1) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/1/const", keyword: "const", params: { allowedValue: "account_setting" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("user_setting" !== data1) {
          const err10 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/2/const", keyword: "const", params: { allowedValue: "user_setting" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("shipment" !== data1) {
            const err11 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/3/const", keyword: "const", params: { allowedValue: "shipment" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("account_detail" !== data1) {
              const err12 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/4/const", keyword: "const", params: { allowedValue: "account_detail" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err13 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.object_id !== void 0) {
      if (typeof data.object_id !== "string") {
        const err14 = { instancePath: instancePath + "/object_id", schemaPath: "#/properties/object_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data3 = data.timestamp;
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err15 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data4 = data.request_id;
      if (typeof data4 !== "string" && data4 !== null) {
        const err17 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: schema22.properties.request_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.client_version !== void 0) {
      let data5 = data.client_version;
      if (typeof data5 !== "string" && data5 !== null) {
        const err18 = { instancePath: instancePath + "/client_version", schemaPath: "#/properties/client_version/type", keyword: "type", params: { type: schema22.properties.client_version.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data6 = data.source;
      if (typeof data6 !== "string") {
        const err19 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      const _errs24 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs25 = errors;
      if ("staff" !== data6) {
        const err20 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var _valid1 = _errs25 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs26 = errors;
      if ("api" !== data6) {
        const err21 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/1/const", keyword: "const", params: { allowedValue: "api" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid1 = _errs26 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
        const _errs27 = errors;
        if ("import" !== data6) {
          const err22 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/2/const", keyword: "const", params: { allowedValue: "import" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid1 = _errs27 === errors;
        if (_valid1 && valid4) {
          valid4 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid4 = true;
            passing1 = 2;
          }
          const _errs28 = errors;
          if ("schedule" !== data6) {
            const err23 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/3/const", keyword: "const", params: { allowedValue: "schedule" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          var _valid1 = _errs28 === errors;
          if (_valid1 && valid4) {
            valid4 = false;
            passing1 = [passing1, 3];
          } else {
            if (_valid1) {
              valid4 = true;
              passing1 = 3;
            }
            const _errs29 = errors;
            if ("rollback" !== data6) {
              const err24 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/4/const", keyword: "const", params: { allowedValue: "rollback" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            var _valid1 = _errs29 === errors;
            if (_valid1 && valid4) {
              valid4 = false;
              passing1 = [passing1, 4];
            } else {
              if (_valid1) {
                valid4 = true;
                passing1 = 4;
              }
              const _errs30 = errors;
              if ("migration" !== data6) {
                const err25 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/5/const", keyword: "const", params: { allowedValue: "migration" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              var _valid1 = _errs30 === errors;
              if (_valid1 && valid4) {
                valid4 = false;
                passing1 = [passing1, 5];
              } else {
                if (_valid1) {
                  valid4 = true;
                  passing1 = 5;
                }
              }
            }
          }
        }
      }
      if (!valid4) {
        const err26 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      } else {
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = _errs24;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.user !== void 0) {
      let data7 = data.user;
      const _errs32 = errors;
      let valid5 = false;
      let passing2 = null;
      const _errs33 = errors;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.id === void 0) {
          const err27 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data7.name === void 0) {
          const err28 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf/0/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        for (const key1 in data7) {
          if (!(key1 === "id" || key1 === "name")) {
            const err29 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data7.id !== void 0) {
          let data8 = data7.id;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8)) && data8 !== null) {
            const err30 = { instancePath: instancePath + "/user/id", schemaPath: "#/properties/user/oneOf/0/properties/id/type", keyword: "type", params: { type: schema22.properties.user.oneOf[0].properties.id.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data7.name !== void 0) {
          if (typeof data7.name !== "string") {
            const err31 = { instancePath: instancePath + "/user/name", schemaPath: "#/properties/user/oneOf/0/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid2 = _errs33 === errors;
      if (_valid2) {
        valid5 = true;
        passing2 = 0;
      }
      const _errs40 = errors;
      if (data7 !== null) {
        const err33 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var _valid2 = _errs40 === errors;
      if (_valid2 && valid5) {
        valid5 = false;
        passing2 = [passing2, 1];
      } else {
        if (_valid2) {
          valid5 = true;
          passing2 = 1;
        }
      }
      if (!valid5) {
        const err34 = { instancePath: instancePath + "/user", schemaPath: "#/properties/user/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = _errs32;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.impersonated_user !== void 0) {
      let data10 = data.impersonated_user;
      const _errs43 = errors;
      let valid7 = false;
      let passing3 = null;
      const _errs44 = errors;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.id === void 0) {
          const err35 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data10.name === void 0) {
          const err36 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf/0/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        for (const key2 in data10) {
          if (!(key2 === "id" || key2 === "name")) {
            const err37 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data10.id !== void 0) {
          let data11 = data10.id;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11)) && data11 !== null) {
            const err38 = { instancePath: instancePath + "/impersonated_user/id", schemaPath: "#/properties/impersonated_user/oneOf/0/properties/id/type", keyword: "type", params: { type: schema22.properties.impersonated_user.oneOf[0].properties.id.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data10.name !== void 0) {
          if (typeof data10.name !== "string") {
            const err39 = { instancePath: instancePath + "/impersonated_user/name", schemaPath: "#/properties/impersonated_user/oneOf/0/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid3 = _errs44 === errors;
      if (_valid3) {
        valid7 = true;
        passing3 = 0;
      }
      const _errs51 = errors;
      if (data10 !== null) {
        const err41 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid3 = _errs51 === errors;
      if (_valid3 && valid7) {
        valid7 = false;
        passing3 = [passing3, 1];
      } else {
        if (_valid3) {
          valid7 = true;
          passing3 = 1;
        }
      }
      if (!valid7) {
        const err42 = { instancePath: instancePath + "/impersonated_user", schemaPath: "#/properties/impersonated_user/oneOf", keyword: "oneOf", params: { passingSchemas: passing3 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      } else {
        errors = _errs43;
        if (vErrors !== null) {
          if (_errs43) {
            vErrors.length = _errs43;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.change !== void 0) {
      let data13 = data.change;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key3 in data13) {
          if (!(key3 === "change_from" || key3 === "change_to")) {
            const err43 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
validate19.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate18.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audit_events === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "audit_events" }, message: "must have required property 'audit_events'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "audit_events" || key0 === "count")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.audit_events !== void 0) {
      let data0 = data.audit_events;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate19(data0[i0], { instancePath: instancePath + "/audit_events/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/audit_events", schemaPath: "#/properties/audit_events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data2 = data.count;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
validate18.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_general_data$200 = validate21;
var schema25 = { "type": "object", "required": ["revision", "provider_settings", "account_settings", "user_settings", "user", "account", "roles", "branches", "shipment_tags", "account_tags", "drivers", "current_time"], "additionalProperties": false, "properties": { "revision": { "type": "integer", "description": "Send it back as since." }, "provider_settings": { "type": "object", "x-settings": "all", "description": "Effective values that the caller may read." }, "account_settings": { "type": "object", "x-settings": "all", "description": "What the caller's account sets itself." }, "user_settings": { "type": "object", "x-settings": "all", "description": "What the caller sets for himself." }, "user": { "$ref": "User" }, "account": { "oneOf": [{ "$ref": "Account" }, { "type": "null" }], "description": "The caller's account." }, "roles": { "type": "array", "items": { "$ref": "Role" }, "description": "Roles of the provider; only the own role for customers." }, "branches": { "type": "array", "items": { "$ref": "Branch" }, "description": "Branches the caller may see." }, "shipment_tags": { "type": "array", "items": { "type": "object" }, "description": "Tags for shipments." }, "account_tags": { "type": "array", "items": { "type": "object" }, "description": "Tags for accounts." }, "drivers": { "type": "array", "description": "Drivers of the provider; staff only.", "items": { "type": "object", "required": ["id", "name"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The driver's user id." }, "name": { "type": "string", "description": "The driver's name." }, "branch_id": { "type": ["integer", "null"], "description": "The driver's branch." } } } }, "current_time": { "type": "string", "format": "date-time", "description": "The server's clock, with the business time zone's offset." } } };
var schema26 = { "title": "User", "description": "A person who can sign in, as other people and the person may see it.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the user." }, "provider_id": { "type": "integer", "description": "The provider the user belongs to." }, "username": { "type": "string", "description": "What the user signs in with; the email address." }, "name": { "type": "string", "description": "First name and surname." }, "email": { "type": "string", "description": "Email address." }, "phone_number": { "type": ["string", "null"], "description": "Phone number." }, "role_id": { "type": "integer", "description": "Number of the role." }, "role": { "$ref": "Role" }, "account_id": { "type": ["integer", "null"], "description": "The customer account the user belongs to; null for staff." }, "branch_id": { "type": ["integer", "null"], "description": "The branch the user works at." }, "limit_user_to_branch": { "type": ["integer", "null"], "description": "The only branch the user may see; null for all." }, "limit_user_to_account": { "type": ["integer", "null"], "description": "The only account the user may see; null for all." }, "shipment_page_mode": { "type": "string", "description": "How the shipment page opens: default, data-capturing, kiosk or kiosk-with-payment-flow." }, "terms_and_conditions_accepted_version": { "type": ["string", "null"], "description": "The version of the terms that the user has accepted." } }, "required": ["id", "provider_id", "username", "name", "email", "role_id", "role", "account_id", "branch_id"], "additionalProperties": false };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.provider_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.username === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.email === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.role_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role_id" }, message: "must have required property 'role_id'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.role === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.branch_id === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch_id" }, message: "must have required property 'branch_id'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema26.properties, key0)) {
        const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data1 = data.provider_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err11 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.username !== void 0) {
      if (typeof data.username !== "string") {
        const err12 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      if (typeof data.email !== "string") {
        const err14 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.phone_number !== void 0) {
      let data5 = data.phone_number;
      if (typeof data5 !== "string" && data5 !== null) {
        const err15 = { instancePath: instancePath + "/phone_number", schemaPath: "#/properties/phone_number/type", keyword: "type", params: { type: schema26.properties.phone_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.role_id !== void 0) {
      let data6 = data.role_id;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err16 = { instancePath: instancePath + "/role_id", schemaPath: "#/properties/role_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.role !== void 0) {
      let data7 = data.role;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.id === void 0) {
          const err17 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data7.name === void 0) {
          const err18 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data7.label === void 0) {
          const err19 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7.provider_id === void 0) {
          const err20 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data7.permissions === void 0) {
          const err21 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions" }, message: "must have required property 'permissions'" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data7.permissions_ui === void 0) {
          const err22 = { instancePath: instancePath + "/role", schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions_ui" }, message: "must have required property 'permissions_ui'" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key1 in data7) {
          if (!(key1 === "id" || key1 === "name" || key1 === "label" || key1 === "provider_id" || key1 === "permissions" || key1 === "permissions_ui")) {
            const err23 = { instancePath: instancePath + "/role", schemaPath: "Role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data7.id !== void 0) {
          let data8 = data7.id;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err24 = { instancePath: instancePath + "/role/id", schemaPath: "Role/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data7.name !== void 0) {
          if (typeof data7.name !== "string") {
            const err25 = { instancePath: instancePath + "/role/name", schemaPath: "Role/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data7.label !== void 0) {
          if (typeof data7.label !== "string") {
            const err26 = { instancePath: instancePath + "/role/label", schemaPath: "Role/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data7.provider_id !== void 0) {
          let data11 = data7.provider_id;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err27 = { instancePath: instancePath + "/role/provider_id", schemaPath: "Role/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data7.permissions !== void 0) {
          let data12 = data7.permissions;
          if (Array.isArray(data12)) {
            const len0 = data12.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data12[i0] !== "string") {
                const err28 = { instancePath: instancePath + "/role/permissions/" + i0, schemaPath: "Role/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/role/permissions", schemaPath: "Role/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data7.permissions_ui !== void 0) {
          let data14 = data7.permissions_ui;
          if (Array.isArray(data14)) {
            const len1 = data14.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data14[i1] !== "string") {
                const err30 = { instancePath: instancePath + "/role/permissions_ui/" + i1, schemaPath: "Role/properties/permissions_ui/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/role/permissions_ui", schemaPath: "Role/properties/permissions_ui/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      let data16 = data.account_id;
      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16)) && data16 !== null) {
        const err33 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema26.properties.account_id.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.branch_id !== void 0) {
      let data17 = data.branch_id;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17)) && data17 !== null) {
        const err34 = { instancePath: instancePath + "/branch_id", schemaPath: "#/properties/branch_id/type", keyword: "type", params: { type: schema26.properties.branch_id.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.limit_user_to_branch !== void 0) {
      let data18 = data.limit_user_to_branch;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18)) && data18 !== null) {
        const err35 = { instancePath: instancePath + "/limit_user_to_branch", schemaPath: "#/properties/limit_user_to_branch/type", keyword: "type", params: { type: schema26.properties.limit_user_to_branch.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.limit_user_to_account !== void 0) {
      let data19 = data.limit_user_to_account;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19)) && data19 !== null) {
        const err36 = { instancePath: instancePath + "/limit_user_to_account", schemaPath: "#/properties/limit_user_to_account/type", keyword: "type", params: { type: schema26.properties.limit_user_to_account.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.shipment_page_mode !== void 0) {
      if (typeof data.shipment_page_mode !== "string") {
        const err37 = { instancePath: instancePath + "/shipment_page_mode", schemaPath: "#/properties/shipment_page_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.terms_and_conditions_accepted_version !== void 0) {
      let data21 = data.terms_and_conditions_accepted_version;
      if (typeof data21 !== "string" && data21 !== null) {
        const err38 = { instancePath: instancePath + "/terms_and_conditions_accepted_version", schemaPath: "#/properties/terms_and_conditions_accepted_version/type", keyword: "type", params: { type: schema26.properties.terms_and_conditions_accepted_version.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.revision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.provider_settings === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_settings" }, message: "must have required property 'provider_settings'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account_settings === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_settings" }, message: "must have required property 'account_settings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.user_settings === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_settings" }, message: "must have required property 'user_settings'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.account === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.roles === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.branches === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branches" }, message: "must have required property 'branches'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.shipment_tags === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shipment_tags" }, message: "must have required property 'shipment_tags'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.account_tags === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_tags" }, message: "must have required property 'account_tags'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.drivers === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drivers" }, message: "must have required property 'drivers'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.current_time === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "current_time" }, message: "must have required property 'current_time'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema25.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data0 = data.revision;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err13 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.provider_settings !== void 0) {
      let data1 = data.provider_settings;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        const err14 = { instancePath: instancePath + "/provider_settings", schemaPath: "#/properties/provider_settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.account_settings !== void 0) {
      let data2 = data.account_settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err15 = { instancePath: instancePath + "/account_settings", schemaPath: "#/properties/account_settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.user_settings !== void 0) {
      let data3 = data.user_settings;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        const err16 = { instancePath: instancePath + "/user_settings", schemaPath: "#/properties/user_settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.user !== void 0) {
      if (!validate22(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.account !== void 0) {
      let data5 = data.account;
      const _errs12 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs13 = errors;
      if (!validate1(data5, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs13 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs14 = errors;
      if (data5 !== null) {
        const err17 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid0 = _errs14 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err18 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = _errs12;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.roles !== void 0) {
      let data6 = data.roles;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              const err19 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data7.name === void 0) {
              const err20 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data7.label === void 0) {
              const err21 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data7.provider_id === void 0) {
              const err22 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data7.permissions === void 0) {
              const err23 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions" }, message: "must have required property 'permissions'" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data7.permissions_ui === void 0) {
              const err24 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions_ui" }, message: "must have required property 'permissions_ui'" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "id" || key1 === "name" || key1 === "label" || key1 === "provider_id" || key1 === "permissions" || key1 === "permissions_ui")) {
                const err25 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                const err26 = { instancePath: instancePath + "/roles/" + i0 + "/id", schemaPath: "Role/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data7.name !== void 0) {
              if (typeof data7.name !== "string") {
                const err27 = { instancePath: instancePath + "/roles/" + i0 + "/name", schemaPath: "Role/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data7.label !== void 0) {
              if (typeof data7.label !== "string") {
                const err28 = { instancePath: instancePath + "/roles/" + i0 + "/label", schemaPath: "Role/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data7.provider_id !== void 0) {
              let data11 = data7.provider_id;
              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                const err29 = { instancePath: instancePath + "/roles/" + i0 + "/provider_id", schemaPath: "Role/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data7.permissions !== void 0) {
              let data12 = data7.permissions;
              if (Array.isArray(data12)) {
                const len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data12[i1] !== "string") {
                    const err30 = { instancePath: instancePath + "/roles/" + i0 + "/permissions/" + i1, schemaPath: "Role/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
              } else {
                const err31 = { instancePath: instancePath + "/roles/" + i0 + "/permissions", schemaPath: "Role/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data7.permissions_ui !== void 0) {
              let data14 = data7.permissions_ui;
              if (Array.isArray(data14)) {
                const len2 = data14.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  if (typeof data14[i2] !== "string") {
                    const err32 = { instancePath: instancePath + "/roles/" + i0 + "/permissions_ui/" + i2, schemaPath: "Role/properties/permissions_ui/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/roles/" + i0 + "/permissions_ui", schemaPath: "Role/properties/permissions_ui/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.branches !== void 0) {
      let data16 = data.branches;
      if (Array.isArray(data16)) {
        const len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data17 = data16[i3];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.id === void 0) {
              const err36 = { instancePath: instancePath + "/branches/" + i3, schemaPath: "Branch/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (data17.code === void 0) {
              const err37 = { instancePath: instancePath + "/branches/" + i3, schemaPath: "Branch/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (data17.name === void 0) {
              const err38 = { instancePath: instancePath + "/branches/" + i3, schemaPath: "Branch/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            for (const key2 in data17) {
              if (!(key2 === "id" || key2 === "code" || key2 === "name")) {
                const err39 = { instancePath: instancePath + "/branches/" + i3, schemaPath: "Branch/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data17.id !== void 0) {
              let data18 = data17.id;
              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                const err40 = { instancePath: instancePath + "/branches/" + i3 + "/id", schemaPath: "Branch/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data17.code !== void 0) {
              if (typeof data17.code !== "string") {
                const err41 = { instancePath: instancePath + "/branches/" + i3 + "/code", schemaPath: "Branch/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data17.name !== void 0) {
              if (typeof data17.name !== "string") {
                const err42 = { instancePath: instancePath + "/branches/" + i3 + "/name", schemaPath: "Branch/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
          } else {
            const err43 = { instancePath: instancePath + "/branches/" + i3, schemaPath: "Branch/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/branches", schemaPath: "#/properties/branches/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.shipment_tags !== void 0) {
      let data21 = data.shipment_tags;
      if (Array.isArray(data21)) {
        const len4 = data21.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data22 = data21[i4];
          if (!(data22 && typeof data22 == "object" && !Array.isArray(data22))) {
            const err45 = { instancePath: instancePath + "/shipment_tags/" + i4, schemaPath: "#/properties/shipment_tags/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
      } else {
        const err46 = { instancePath: instancePath + "/shipment_tags", schemaPath: "#/properties/shipment_tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.account_tags !== void 0) {
      let data23 = data.account_tags;
      if (Array.isArray(data23)) {
        const len5 = data23.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data24 = data23[i5];
          if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
            const err47 = { instancePath: instancePath + "/account_tags/" + i5, schemaPath: "#/properties/account_tags/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/account_tags", schemaPath: "#/properties/account_tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.drivers !== void 0) {
      let data25 = data.drivers;
      if (Array.isArray(data25)) {
        const len6 = data25.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data26 = data25[i6];
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (data26.id === void 0) {
              const err49 = { instancePath: instancePath + "/drivers/" + i6, schemaPath: "#/properties/drivers/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data26.name === void 0) {
              const err50 = { instancePath: instancePath + "/drivers/" + i6, schemaPath: "#/properties/drivers/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key3 in data26) {
              if (!(key3 === "id" || key3 === "name" || key3 === "branch_id")) {
                const err51 = { instancePath: instancePath + "/drivers/" + i6, schemaPath: "#/properties/drivers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data26.id !== void 0) {
              let data27 = data26.id;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err52 = { instancePath: instancePath + "/drivers/" + i6 + "/id", schemaPath: "#/properties/drivers/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data26.name !== void 0) {
              if (typeof data26.name !== "string") {
                const err53 = { instancePath: instancePath + "/drivers/" + i6 + "/name", schemaPath: "#/properties/drivers/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data26.branch_id !== void 0) {
              let data29 = data26.branch_id;
              if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29)) && data29 !== null) {
                const err54 = { instancePath: instancePath + "/drivers/" + i6 + "/branch_id", schemaPath: "#/properties/drivers/items/properties/branch_id/type", keyword: "type", params: { type: schema25.properties.drivers.items.properties.branch_id.type }, message: "must be integer,null" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
          } else {
            const err55 = { instancePath: instancePath + "/drivers/" + i6, schemaPath: "#/properties/drivers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/drivers", schemaPath: "#/properties/drivers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.current_time !== void 0) {
      let data30 = data.current_time;
      if (typeof data30 === "string") {
        if (!formats0(data30)) {
          const err57 = { instancePath: instancePath + "/current_time", schemaPath: "#/properties/current_time/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      } else {
        const err58 = { instancePath: instancePath + "/current_time", schemaPath: "#/properties/current_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_provider$200 = validate25;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "kind" || key0 === "status" || key0 === "environment" || key0 === "enabled_features" || key0 === "whatsapp_enabled" || key0 === "live_tracking_enabled")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "ProviderKind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      const _errs9 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs10 = errors;
      if ("courier" !== data2) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "ProviderKind/oneOf/0/const", keyword: "const", params: { allowedValue: "courier" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs11 = errors;
      if ("locker-network" !== data2) {
        const err9 = { instancePath: instancePath + "/kind", schemaPath: "ProviderKind/oneOf/1/const", keyword: "const", params: { allowedValue: "locker-network" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs11 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs12 = errors;
        if ("marketplace" !== data2) {
          const err10 = { instancePath: instancePath + "/kind", schemaPath: "ProviderKind/oneOf/2/const", keyword: "const", params: { allowedValue: "marketplace" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
        }
      }
      if (!valid2) {
        const err11 = { instancePath: instancePath + "/kind", schemaPath: "ProviderKind/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 !== "string") {
        const err12 = { instancePath: instancePath + "/status", schemaPath: "ProviderStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      const _errs16 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs17 = errors;
      if ("active" !== data3) {
        const err13 = { instancePath: instancePath + "/status", schemaPath: "ProviderStatus/oneOf/0/const", keyword: "const", params: { allowedValue: "active" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid1 = _errs17 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs18 = errors;
      if ("overdue" !== data3) {
        const err14 = { instancePath: instancePath + "/status", schemaPath: "ProviderStatus/oneOf/1/const", keyword: "const", params: { allowedValue: "overdue" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid1 = _errs18 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
        const _errs19 = errors;
        if ("inactive" !== data3) {
          const err15 = { instancePath: instancePath + "/status", schemaPath: "ProviderStatus/oneOf/2/const", keyword: "const", params: { allowedValue: "inactive" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        var _valid1 = _errs19 === errors;
        if (_valid1 && valid4) {
          valid4 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid4 = true;
            passing1 = 2;
          }
        }
      }
      if (!valid4) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "ProviderStatus/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.environment !== void 0) {
      let data4 = data.environment;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/environment", schemaPath: "Environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      const _errs23 = errors;
      let valid6 = false;
      let passing2 = null;
      const _errs24 = errors;
      if ("dev" !== data4) {
        const err18 = { instancePath: instancePath + "/environment", schemaPath: "Environment/oneOf/0/const", keyword: "const", params: { allowedValue: "dev" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid2 = _errs24 === errors;
      if (_valid2) {
        valid6 = true;
        passing2 = 0;
      }
      const _errs25 = errors;
      if ("stage" !== data4) {
        const err19 = { instancePath: instancePath + "/environment", schemaPath: "Environment/oneOf/1/const", keyword: "const", params: { allowedValue: "stage" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid2 = _errs25 === errors;
      if (_valid2 && valid6) {
        valid6 = false;
        passing2 = [passing2, 1];
      } else {
        if (_valid2) {
          valid6 = true;
          passing2 = 1;
        }
        const _errs26 = errors;
        if ("prod" !== data4) {
          const err20 = { instancePath: instancePath + "/environment", schemaPath: "Environment/oneOf/2/const", keyword: "const", params: { allowedValue: "prod" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid2 = _errs26 === errors;
        if (_valid2 && valid6) {
          valid6 = false;
          passing2 = [passing2, 2];
        } else {
          if (_valid2) {
            valid6 = true;
            passing2 = 2;
          }
        }
      }
      if (!valid6) {
        const err21 = { instancePath: instancePath + "/environment", schemaPath: "Environment/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = _errs23;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.enabled_features !== void 0) {
      let data5 = data.enabled_features;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err22 = { instancePath: instancePath + "/enabled_features/" + i0, schemaPath: "#/properties/enabled_features/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/enabled_features", schemaPath: "#/properties/enabled_features/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.whatsapp_enabled !== void 0) {
      if (typeof data.whatsapp_enabled !== "boolean") {
        const err24 = { instancePath: instancePath + "/whatsapp_enabled", schemaPath: "#/properties/whatsapp_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.live_tracking_enabled !== void 0) {
      if (typeof data.live_tracking_enabled !== "boolean") {
        const err25 = { instancePath: instancePath + "/live_tracking_enabled", schemaPath: "#/properties/live_tracking_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.provider_settings === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_settings" }, message: "must have required property 'provider_settings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider" || key0 === "revision" || key0 === "provider_settings")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (!validate26(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.provider_settings !== void 0) {
      let data2 = data.provider_settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err5 = { instancePath: instancePath + "/provider_settings", schemaPath: "#/properties/provider_settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var login$body = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.password === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "email" || key0 === "password" || key0 === "provider_id")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 === "string") {
        if (func1(data0) > 254) {
          const err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 === "string") {
        if (func1(data1) > 256) {
          const err6 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err7 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data2 = data.provider_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var login$200 = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.access_token === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "access_token" }, message: "must have required property 'access_token'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "access_token" || key0 === "expires_at")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.access_token !== void 0) {
      if (typeof data.access_token !== "string") {
        const err3 = { instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data1 = data.expires_at;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err4 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var confirm_password$body = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "password" || key0 === "provider_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data0 = data.password;
      if (typeof data0 === "string") {
        if (func1(data0) > 256) {
          const err2 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data1 = data.provider_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var confirm_password$200 = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confirmed_until === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmed_until" }, message: "must have required property 'confirmed_until'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "confirmed_until")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.confirmed_until !== void 0) {
      let data0 = data.confirmed_until;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err2 = { instancePath: instancePath + "/confirmed_until", schemaPath: "#/properties/confirmed_until/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/confirmed_until", schemaPath: "#/properties/confirmed_until/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var logout$body = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var logout$200 = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ok")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.ok !== void 0) {
      if (typeof data.ok !== "boolean") {
        const err2 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_history$200 = validate34;
var schema41 = { "type": "object", "required": ["moments", "next"], "additionalProperties": false, "properties": { "moments": { "type": "array", "items": { "$ref": "SettingMoment" }, "description": "Newest first." }, "next": { "type": ["integer", "null"], "description": "What to send as before in order to read on; null when that was all." } } };
var schema42 = { "title": "Moment of the settings", "description": "One save: everything that changed with it.", "type": "object", "properties": { "revision": { "type": "integer", "description": "Where the settings stood after it." }, "at": { "type": "string", "format": "date-time", "description": "When it was saved, with the offset of the business time zone." }, "by": { "type": ["string", "null"], "description": "Who saved it; null when the product did." }, "source": { "oneOf": [{ "$ref": "AuditSource" }, { "type": "null" }], "description": "The door through which it came; null when nobody wrote that down." }, "request_id": { "type": ["string", "null"], "description": "The request that made it; the same number stands in our logs and in the audit trail." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may see of what changed. A secret reads only whether it is set." } }, "required": ["revision", "at", "by", "source", "request_id", "changes"], "additionalProperties": false };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.revision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.by === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.source === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.request_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "revision" || key0 === "at" || key0 === "by" || key0 === "source" || key0 === "request_id" || key0 === "changes")) {
        const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data0 = data.revision;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err7 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data1 = data.at;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err8 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.by !== void 0) {
      let data2 = data.by;
      if (typeof data2 !== "string" && data2 !== null) {
        const err10 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: schema42.properties.by.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data3 = data.source;
      const _errs9 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs10 = errors;
      if (typeof data3 !== "string") {
        const err11 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      const _errs13 = errors;
      let valid3 = false;
      let passing1 = null;
      const _errs14 = errors;
      if ("staff" !== data3) {
        const err12 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid1 = _errs14 === errors;
      if (_valid1) {
        valid3 = true;
        passing1 = 0;
      }
      const _errs15 = errors;
      if ("api" !== data3) {
        const err13 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/1/const", keyword: "const", params: { allowedValue: "api" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid1 = _errs15 === errors;
      if (_valid1 && valid3) {
        valid3 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid3 = true;
          passing1 = 1;
        }
        const _errs16 = errors;
        if ("import" !== data3) {
          const err14 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/2/const", keyword: "const", params: { allowedValue: "import" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid1 = _errs16 === errors;
        if (_valid1 && valid3) {
          valid3 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid3 = true;
            passing1 = 2;
          }
          const _errs17 = errors;
          if ("schedule" !== data3) {
            const err15 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/3/const", keyword: "const", params: { allowedValue: "schedule" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          var _valid1 = _errs17 === errors;
          if (_valid1 && valid3) {
            valid3 = false;
            passing1 = [passing1, 3];
          } else {
            if (_valid1) {
              valid3 = true;
              passing1 = 3;
            }
            const _errs18 = errors;
            if ("rollback" !== data3) {
              const err16 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/4/const", keyword: "const", params: { allowedValue: "rollback" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            var _valid1 = _errs18 === errors;
            if (_valid1 && valid3) {
              valid3 = false;
              passing1 = [passing1, 4];
            } else {
              if (_valid1) {
                valid3 = true;
                passing1 = 4;
              }
              const _errs19 = errors;
              if ("migration" !== data3) {
                const err17 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/5/const", keyword: "const", params: { allowedValue: "migration" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              var _valid1 = _errs19 === errors;
              if (_valid1 && valid3) {
                valid3 = false;
                passing1 = [passing1, 5];
              } else {
                if (_valid1) {
                  valid3 = true;
                  passing1 = 5;
                }
              }
            }
          }
        }
      }
      if (!valid3) {
        const err18 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
        }
      }
      var _valid0 = _errs10 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs20 = errors;
      if (data3 !== null) {
        const err19 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid0 = _errs20 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err20 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.request_id !== void 0) {
      let data4 = data.request_id;
      if (typeof data4 !== "string" && data4 !== null) {
        const err21 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: schema42.properties.request_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data5 = data.changes;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.setting === void 0) {
              const err22 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data6.from_set === void 0) {
              const err23 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            if (data6.to_set === void 0) {
              const err24 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            for (const key1 in data6) {
              if (!(key1 === "setting" || key1 === "from" || key1 === "to" || key1 === "from_set" || key1 === "to_set")) {
                const err25 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data6.setting !== void 0) {
              if (typeof data6.setting !== "string") {
                const err26 = { instancePath: instancePath + "/changes/" + i0 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data6.from_set !== void 0) {
              if (typeof data6.from_set !== "boolean") {
                const err27 = { instancePath: instancePath + "/changes/" + i0 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data6.to_set !== void 0) {
              if (typeof data6.to_set !== "boolean") {
                const err28 = { instancePath: instancePath + "/changes/" + i0 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.moments === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "moments" }, message: "must have required property 'moments'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "moments" || key0 === "next")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.moments !== void 0) {
      let data0 = data.moments;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate35(data0[i0], { instancePath: instancePath + "/moments/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/moments", schemaPath: "#/properties/moments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next !== void 0) {
      let data2 = data.next;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: schema41.properties.next.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var compare_settings$200 = validate37;
var schema45 = { "type": "object", "required": ["from", "to", "revision", "changes"], "additionalProperties": false, "properties": { "from": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The one moment.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "to": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The other moment.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "revision": { "type": "integer", "description": "Where the settings stand now." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may read of what is different, in screen order." } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "from" || key0 === "to" || key0 === "revision" || key0 === "changes")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.revision === void 0) {
          const err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.at === void 0) {
          const err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "revision" || key1 === "at")) {
            const err7 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data0.revision !== void 0) {
          let data1 = data0.revision;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err8 = { instancePath: instancePath + "/from/revision", schemaPath: "#/properties/from/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.at !== void 0) {
          let data2 = data0.at;
          if (typeof data2 !== "string" && data2 !== null) {
            const err9 = { instancePath: instancePath + "/from/at", schemaPath: "#/properties/from/properties/at/type", keyword: "type", params: { type: schema45.properties.from.properties.at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (typeof data2 === "string") {
            if (!formats0(data2)) {
              const err10 = { instancePath: instancePath + "/from/at", schemaPath: "#/properties/from/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data3 = data.to;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.revision === void 0) {
          const err12 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3.at === void 0) {
          const err13 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key2 in data3) {
          if (!(key2 === "revision" || key2 === "at")) {
            const err14 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data3.revision !== void 0) {
          let data4 = data3.revision;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err15 = { instancePath: instancePath + "/to/revision", schemaPath: "#/properties/to/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data3.at !== void 0) {
          let data5 = data3.at;
          if (typeof data5 !== "string" && data5 !== null) {
            const err16 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/type", keyword: "type", params: { type: schema45.properties.to.properties.at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data5 === "string") {
            if (!formats0(data5)) {
              const err17 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data6 = data.revision;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err19 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data7 = data.changes;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.setting === void 0) {
              const err20 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8.from_set === void 0) {
              const err21 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data8.to_set === void 0) {
              const err22 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key3 in data8) {
              if (!(key3 === "setting" || key3 === "from" || key3 === "to" || key3 === "from_set" || key3 === "to_set")) {
                const err23 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data8.setting !== void 0) {
              if (typeof data8.setting !== "string") {
                const err24 = { instancePath: instancePath + "/changes/" + i0 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data8.from_set !== void 0) {
              if (typeof data8.from_set !== "boolean") {
                const err25 = { instancePath: instancePath + "/changes/" + i0 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data8.to_set !== void 0) {
              if (typeof data8.to_set !== "boolean") {
                const err26 = { instancePath: instancePath + "/changes/" + i0 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var roll_back_settings$body = validate38;
var pattern6 = new RegExp("^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$", "u");
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.to === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "to" || key0 === "settings" || key0 === "base_revision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kind === void 0) {
          const err4 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "kind" || key1 === "id")) {
            const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.kind !== void 0) {
          let data2 = data1.kind;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          const _errs10 = errors;
          let valid3 = false;
          let passing0 = null;
          const _errs11 = errors;
          if ("platform" !== data2) {
            const err7 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0) {
            valid3 = true;
            passing0 = 0;
          }
          const _errs12 = errors;
          if ("provider" !== data2) {
            const err8 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs12 === errors;
          if (_valid0 && valid3) {
            valid3 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid3 = true;
              passing0 = 1;
            }
            const _errs13 = errors;
            if ("account" !== data2) {
              const err9 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs13 === errors;
            if (_valid0 && valid3) {
              valid3 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid3 = true;
                passing0 = 2;
              }
              const _errs14 = errors;
              if ("branch" !== data2) {
                const err10 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              var _valid0 = _errs14 === errors;
              if (_valid0 && valid3) {
                valid3 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid3 = true;
                  passing0 = 3;
                }
                const _errs15 = errors;
                if ("user" !== data2) {
                  const err11 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                var _valid0 = _errs15 === errors;
                if (_valid0 && valid3) {
                  valid3 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 4;
                  }
                }
              }
            }
          }
          if (!valid3) {
            const err12 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          } else {
            errors = _errs10;
            if (vErrors !== null) {
              if (_errs10) {
                vErrors.length = _errs10;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data1.id !== void 0) {
          let data3 = data1.id;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err13 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err14 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data4 = data.to;
      if (typeof data4 === "string") {
        if (func1(data4) > 40) {
          const err16 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern6.test(data4)) {
          const err17 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$" }, message: 'must match pattern "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data5 = data.settings;
      if (Array.isArray(data5)) {
        if (data5.length > 1e3) {
          const err19 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data5.length < 1) {
          const err20 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 === "string") {
            if (func1(data6) > 100) {
              const err21 = { instancePath: instancePath + "/settings/" + i0, schemaPath: "#/properties/settings/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/settings/" + i0, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.base_revision !== void 0) {
      let data7 = data.base_revision;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err24 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          const err25 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var roll_back_settings$200 = validate39;
var schema49 = { "type": "object", "required": ["to", "applied", "revision", "changes", "left_out"], "additionalProperties": false, "properties": { "to": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The moment that was gone back to.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "applied": { "type": "boolean", "description": "Whether it was carried out." }, "revision": { "type": "integer", "description": "Where the settings stand now; send it back as base_revision in order to carry it out." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may read of what is different, in screen order." }, "left_out": { "type": "array", "items": { "$ref": "LeftOutSetting" }, "description": "What cannot be done, with the reason." } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.to === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.applied === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.left_out === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left_out" }, message: "must have required property 'left_out'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "to" || key0 === "applied" || key0 === "revision" || key0 === "changes" || key0 === "left_out")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data0 = data.to;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.revision === void 0) {
          const err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.at === void 0) {
          const err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "revision" || key1 === "at")) {
            const err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.revision !== void 0) {
          let data1 = data0.revision;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err9 = { instancePath: instancePath + "/to/revision", schemaPath: "#/properties/to/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data0.at !== void 0) {
          let data2 = data0.at;
          if (typeof data2 !== "string" && data2 !== null) {
            const err10 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/type", keyword: "type", params: { type: schema49.properties.to.properties.at.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data2 === "string") {
            if (!formats0(data2)) {
              const err11 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.applied !== void 0) {
      if (typeof data.applied !== "boolean") {
        const err13 = { instancePath: instancePath + "/applied", schemaPath: "#/properties/applied/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data4 = data.revision;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err14 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data5 = data.changes;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.setting === void 0) {
              const err15 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data6.from_set === void 0) {
              const err16 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data6.to_set === void 0) {
              const err17 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            for (const key2 in data6) {
              if (!(key2 === "setting" || key2 === "from" || key2 === "to" || key2 === "from_set" || key2 === "to_set")) {
                const err18 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data6.setting !== void 0) {
              if (typeof data6.setting !== "string") {
                const err19 = { instancePath: instancePath + "/changes/" + i0 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data6.from_set !== void 0) {
              if (typeof data6.from_set !== "boolean") {
                const err20 = { instancePath: instancePath + "/changes/" + i0 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data6.to_set !== void 0) {
              if (typeof data6.to_set !== "boolean") {
                const err21 = { instancePath: instancePath + "/changes/" + i0 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.left_out !== void 0) {
      let data10 = data.left_out;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.setting === void 0) {
              const err24 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data11.code === void 0) {
              const err25 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data11.message === void 0) {
              const err26 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key3 in data11) {
              if (!(key3 === "setting" || key3 === "code" || key3 === "message" || key3 === "value")) {
                const err27 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data11.setting !== void 0) {
              if (typeof data11.setting !== "string") {
                const err28 = { instancePath: instancePath + "/left_out/" + i1 + "/setting", schemaPath: "LeftOutSetting/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data11.code !== void 0) {
              if (typeof data11.code !== "string") {
                const err29 = { instancePath: instancePath + "/left_out/" + i1 + "/code", schemaPath: "LeftOutSetting/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data11.message !== void 0) {
              if (typeof data11.message !== "string") {
                const err30 = { instancePath: instancePath + "/left_out/" + i1 + "/message", schemaPath: "LeftOutSetting/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_schedules$200 = validate40;
var schema53 = { "title": "Planned change of settings", "description": "Changes that are saved at a later time, as whoever planned them; suspended instead when that cannot be done as it was planned.", "type": "object", "properties": { "id": { "type": "integer", "description": "Its number." }, "status": { "$ref": "ScheduleStatus" }, "run_at": { "type": "string", "format": "date-time", "description": "When it is to be saved, with the offset of the business time zone." }, "note": { "type": "string", "description": "Why, in the words of whoever planned it; empty when they said nothing." }, "planned_by": { "type": "string", "description": "Who planned it, and as whom it is saved." }, "planned_at": { "type": "string", "format": "date-time", "description": "When it was planned." }, "settings": { "type": "array", "items": { "type": "string" }, "description": "The settings that it changes, as far as the caller may read them." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "From what counts now to what was planned, as far as the caller may read it; empty once it is saved or cancelled." }, "reason": { "oneOf": [{ "type": "object", "required": ["code", "message", "errors"], "additionalProperties": false, "properties": { "code": { "type": "string", "description": "Why, for programs: conflict, permission_denied, invalid_settings \u2026" }, "message": { "type": "string", "description": "Why, for people." }, "errors": { "type": "array", "description": "What is wrong, setting by setting.", "items": { "type": "object", "required": ["field", "message"], "additionalProperties": false, "properties": { "field": { "type": "string", "description": "The setting." }, "code": { "type": "string", "description": "Why, for programs." }, "message": { "type": "string", "description": "Why, for people." } } } } } }, { "type": "null" }], "description": "Why it was suspended; null when it was not." }, "settled_by": { "type": ["string", "null"], "description": "Who cancelled it or had it saved at once; null when it was saved on time." }, "settled_at": { "type": ["string", "null"], "format": "date-time", "description": "When it was saved, cancelled or suspended." }, "settled_revision": { "type": ["integer", "null"], "description": "The revision that it made." } }, "required": ["id", "status", "run_at", "note", "planned_by", "planned_at", "settings", "changes", "reason", "settled_by", "settled_at", "settled_revision"], "additionalProperties": false };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.run_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_at" }, message: "must have required property 'run_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.note === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" }, message: "must have required property 'note'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.planned_by === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planned_by" }, message: "must have required property 'planned_by'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.planned_at === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planned_at" }, message: "must have required property 'planned_at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.settings === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.settled_by === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled_by" }, message: "must have required property 'settled_by'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.settled_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled_at" }, message: "must have required property 'settled_at'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.settled_revision === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled_revision" }, message: "must have required property 'settled_revision'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema53.properties, key0)) {
        const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err13 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        const err14 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("waiting" !== data1) {
        const err15 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/oneOf/0/const", keyword: "const", params: { allowedValue: "waiting" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("suspended" !== data1) {
        const err16 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/oneOf/1/const", keyword: "const", params: { allowedValue: "suspended" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("applied" !== data1) {
          const err17 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/oneOf/2/const", keyword: "const", params: { allowedValue: "applied" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("cancelled" !== data1) {
            const err18 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/oneOf/3/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
          }
        }
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/status", schemaPath: "ScheduleStatus/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.run_at !== void 0) {
      let data2 = data.run_at;
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err20 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.note !== void 0) {
      if (typeof data.note !== "string") {
        const err22 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.planned_by !== void 0) {
      if (typeof data.planned_by !== "string") {
        const err23 = { instancePath: instancePath + "/planned_by", schemaPath: "#/properties/planned_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.planned_at !== void 0) {
      let data5 = data.planned_at;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err24 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/planned_at", schemaPath: "#/properties/planned_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data6 = data.settings;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data6[i0] !== "string") {
            const err26 = { instancePath: instancePath + "/settings/" + i0, schemaPath: "#/properties/settings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data8 = data.changes;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.setting === void 0) {
              const err28 = { instancePath: instancePath + "/changes/" + i1, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data9.from_set === void 0) {
              const err29 = { instancePath: instancePath + "/changes/" + i1, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data9.to_set === void 0) {
              const err30 = { instancePath: instancePath + "/changes/" + i1, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            for (const key1 in data9) {
              if (!(key1 === "setting" || key1 === "from" || key1 === "to" || key1 === "from_set" || key1 === "to_set")) {
                const err31 = { instancePath: instancePath + "/changes/" + i1, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data9.setting !== void 0) {
              if (typeof data9.setting !== "string") {
                const err32 = { instancePath: instancePath + "/changes/" + i1 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data9.from_set !== void 0) {
              if (typeof data9.from_set !== "boolean") {
                const err33 = { instancePath: instancePath + "/changes/" + i1 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data9.to_set !== void 0) {
              if (typeof data9.to_set !== "boolean") {
                const err34 = { instancePath: instancePath + "/changes/" + i1 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/changes/" + i1, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data13 = data.reason;
      const _errs37 = errors;
      let valid9 = false;
      let passing1 = null;
      const _errs38 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.code === void 0) {
          const err37 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data13.message === void 0) {
          const err38 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data13.errors === void 0) {
          const err39 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        for (const key2 in data13) {
          if (!(key2 === "code" || key2 === "message" || key2 === "errors")) {
            const err40 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data13.code !== void 0) {
          if (typeof data13.code !== "string") {
            const err41 = { instancePath: instancePath + "/reason/code", schemaPath: "#/properties/reason/oneOf/0/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data13.message !== void 0) {
          if (typeof data13.message !== "string") {
            const err42 = { instancePath: instancePath + "/reason/message", schemaPath: "#/properties/reason/oneOf/0/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data13.errors !== void 0) {
          let data16 = data13.errors;
          if (Array.isArray(data16)) {
            const len2 = data16.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data17 = data16[i2];
              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                if (data17.field === void 0) {
                  const err43 = { instancePath: instancePath + "/reason/errors/" + i2, schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (data17.message === void 0) {
                  const err44 = { instancePath: instancePath + "/reason/errors/" + i2, schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                for (const key3 in data17) {
                  if (!(key3 === "field" || key3 === "code" || key3 === "message")) {
                    const err45 = { instancePath: instancePath + "/reason/errors/" + i2, schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
                if (data17.field !== void 0) {
                  if (typeof data17.field !== "string") {
                    const err46 = { instancePath: instancePath + "/reason/errors/" + i2 + "/field", schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data17.code !== void 0) {
                  if (typeof data17.code !== "string") {
                    const err47 = { instancePath: instancePath + "/reason/errors/" + i2 + "/code", schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data17.message !== void 0) {
                  if (typeof data17.message !== "string") {
                    const err48 = { instancePath: instancePath + "/reason/errors/" + i2 + "/message", schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
              } else {
                const err49 = { instancePath: instancePath + "/reason/errors/" + i2, schemaPath: "#/properties/reason/oneOf/0/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/reason/errors", schemaPath: "#/properties/reason/oneOf/0/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      var _valid1 = _errs38 === errors;
      if (_valid1) {
        valid9 = true;
        passing1 = 0;
      }
      const _errs56 = errors;
      if (data13 !== null) {
        const err52 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      var _valid1 = _errs56 === errors;
      if (_valid1 && valid9) {
        valid9 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid9 = true;
          passing1 = 1;
        }
      }
      if (!valid9) {
        const err53 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      } else {
        errors = _errs37;
        if (vErrors !== null) {
          if (_errs37) {
            vErrors.length = _errs37;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.settled_by !== void 0) {
      let data21 = data.settled_by;
      if (typeof data21 !== "string" && data21 !== null) {
        const err54 = { instancePath: instancePath + "/settled_by", schemaPath: "#/properties/settled_by/type", keyword: "type", params: { type: schema53.properties.settled_by.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.settled_at !== void 0) {
      let data22 = data.settled_at;
      if (typeof data22 !== "string" && data22 !== null) {
        const err55 = { instancePath: instancePath + "/settled_at", schemaPath: "#/properties/settled_at/type", keyword: "type", params: { type: schema53.properties.settled_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (!formats0(data22)) {
          const err56 = { instancePath: instancePath + "/settled_at", schemaPath: "#/properties/settled_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.settled_revision !== void 0) {
      let data23 = data.settled_revision;
      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23)) && data23 !== null) {
        const err57 = { instancePath: instancePath + "/settled_revision", schemaPath: "#/properties/settled_revision/type", keyword: "type", params: { type: schema53.properties.settled_revision.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
  } else {
    const err58 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err58];
    } else {
      vErrors.push(err58);
    }
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schedules === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schedules" }, message: "must have required property 'schedules'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schedules" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.schedules !== void 0) {
      let data0 = data.schedules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate41(data0[i0], { instancePath: instancePath + "/schedules/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/schedules", schemaPath: "#/properties/schedules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err4 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var plan_settings$body = validate43;
var pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.run_at === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "run_at" }, message: "must have required property 'run_at'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.base_revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_revision" }, message: "must have required property 'base_revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "run_at" || key0 === "note" || key0 === "base_revision" || key0 === "settings" || key0 === "reset")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kind === void 0) {
          const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "kind" || key1 === "id")) {
            const err6 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data1.kind !== void 0) {
          let data2 = data1.kind;
          if (typeof data2 !== "string") {
            const err7 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          const _errs10 = errors;
          let valid3 = false;
          let passing0 = null;
          const _errs11 = errors;
          if ("platform" !== data2) {
            const err8 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0) {
            valid3 = true;
            passing0 = 0;
          }
          const _errs12 = errors;
          if ("provider" !== data2) {
            const err9 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid0 = _errs12 === errors;
          if (_valid0 && valid3) {
            valid3 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid3 = true;
              passing0 = 1;
            }
            const _errs13 = errors;
            if ("account" !== data2) {
              const err10 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            var _valid0 = _errs13 === errors;
            if (_valid0 && valid3) {
              valid3 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid3 = true;
                passing0 = 2;
              }
              const _errs14 = errors;
              if ("branch" !== data2) {
                const err11 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              var _valid0 = _errs14 === errors;
              if (_valid0 && valid3) {
                valid3 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid3 = true;
                  passing0 = 3;
                }
                const _errs15 = errors;
                if ("user" !== data2) {
                  const err12 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                var _valid0 = _errs15 === errors;
                if (_valid0 && valid3) {
                  valid3 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 4;
                  }
                }
              }
            }
          }
          if (!valid3) {
            const err13 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          } else {
            errors = _errs10;
            if (vErrors !== null) {
              if (_errs10) {
                vErrors.length = _errs10;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data1.id !== void 0) {
          let data3 = data1.id;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err14 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err15 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
      } else {
        const err16 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.run_at !== void 0) {
      let data4 = data.run_at;
      if (typeof data4 === "string") {
        if (func1(data4) > 40) {
          const err17 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern7.test(data4)) {
          const err18 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.note !== void 0) {
      let data5 = data.note;
      if (typeof data5 === "string") {
        if (func1(data5) > 200) {
          const err20 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.base_revision !== void 0) {
      let data6 = data.base_revision;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err22 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.settings !== void 0) {
      let data7 = data.settings;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length > 1e3) {
          const err24 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.reset !== void 0) {
      let data8 = data.reset;
      if (Array.isArray(data8)) {
        if (data8.length > 1e3) {
          const err26 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (typeof data9 === "string") {
            if (func1(data9) > 100) {
              const err27 = { instancePath: instancePath + "/reset/" + i0, schemaPath: "#/properties/reset/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/reset/" + i0, schemaPath: "#/properties/reset/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var plan_settings$200 = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
    errors = vErrors.length;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var change_settings_schedule$body = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "action" || key0 === "run_at" || key0 === "base_revision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.action !== void 0) {
      let data1 = data.action;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      const _errs6 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs7 = errors;
      if ("cancel" !== data1) {
        const err5 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/oneOf/0/const", keyword: "const", params: { allowedValue: "cancel" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs8 = errors;
      if ("resume" !== data1) {
        const err6 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/oneOf/1/const", keyword: "const", params: { allowedValue: "resume" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
        const _errs9 = errors;
        if ("apply" !== data1) {
          const err7 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/oneOf/2/const", keyword: "const", params: { allowedValue: "apply" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs9 === errors;
        if (_valid0 && valid1) {
          valid1 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid1 = true;
            passing0 = 2;
          }
        }
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = _errs6;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.run_at !== void 0) {
      let data2 = data.run_at;
      if (typeof data2 === "string") {
        if (func1(data2) > 40) {
          const err9 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern7.test(data2)) {
          const err10 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.base_revision !== void 0) {
      let data3 = data.base_revision;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err12 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var change_settings_schedule$200 = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
    errors = vErrors.length;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var export_settings$200 = validate49;
var schema62 = { "title": "File of settings", "description": "What a place sets itself, as a file that can be kept, read and imported again. Secrets are never in it.", "type": "object", "properties": { "kind": { "type": "string", "maxLength": 40, "description": "Always parcel-settings." }, "version": { "type": "integer", "description": "The version of this format: 1." }, "exported_at": { "type": "string", "format": "date-time", "description": "When it was made, with the offset of the business time zone." }, "environment": { "type": "string", "maxLength": 20, "description": "Where it was made: dev, stage or prod." }, "provider": { "type": "object", "required": ["id", "name"], "additionalProperties": false, "description": "Whose settings they are.", "properties": { "id": { "type": "integer", "description": "The provider." }, "name": { "type": "string", "maxLength": 200, "description": "Its name." } } }, "scope": { "$ref": "SettingPlace" }, "revision": { "type": "integer", "minimum": 0, "description": "Where the settings stood." }, "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "The fingerprint of everything that was set in the place. It tells whether anything has changed since." }, "target": { "type": "object", "required": ["revision", "hash"], "additionalProperties": false, "description": "The place that the file is prepared for, as it stood then. If that has moved since, the file is refused there.", "properties": { "revision": { "type": "integer", "minimum": 0, "description": "The revision in the target's own export." }, "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "The hash in the target's own export." } } }, "settings": { "type": "object", "additionalProperties": true, "maxProperties": 5e3, "description": "Values by key: what is set in the place itself and may be read by whoever exported it." }, "secrets": { "type": "array", "maxItems": 1e3, "items": { "type": "string", "maxLength": 100 }, "description": "Secrets that are set in the place, by key; their texts are not in the file." } }, "required": ["kind", "version", "exported_at", "environment", "provider", "scope", "revision", "hash", "settings", "secrets"], "additionalProperties": false };
var pattern9 = new RegExp("^[0-9a-f]{64}$", "u");
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.exported_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exported_at" }, message: "must have required property 'exported_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" }, message: "must have required property 'environment'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.provider === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.scope === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.hash === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.settings === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.secrets === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secrets" }, message: "must have required property 'secrets'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema62.properties, key0)) {
        const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (func1(data0) > 40) {
          const err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err13 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.exported_at !== void 0) {
      let data2 = data.exported_at;
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err14 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/exported_at", schemaPath: "#/properties/exported_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data3 = data.environment;
      if (typeof data3 === "string") {
        if (func1(data3) > 20) {
          const err16 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data4 = data.provider;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.id === void 0) {
          const err18 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4.name === void 0) {
          const err19 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key1 in data4) {
          if (!(key1 === "id" || key1 === "name")) {
            const err20 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4.id !== void 0) {
          let data5 = data4.id;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err21 = { instancePath: instancePath + "/provider/id", schemaPath: "#/properties/provider/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data4.name !== void 0) {
          let data6 = data4.name;
          if (typeof data6 === "string") {
            if (func1(data6) > 200) {
              const err22 = { instancePath: instancePath + "/provider/name", schemaPath: "#/properties/provider/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/provider/name", schemaPath: "#/properties/provider/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data7 = data.scope;
      if (typeof data7 !== "string") {
        const err25 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      const _errs20 = errors;
      let valid3 = false;
      let passing0 = null;
      const _errs21 = errors;
      if ("platform" !== data7) {
        const err26 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      var _valid0 = _errs21 === errors;
      if (_valid0) {
        valid3 = true;
        passing0 = 0;
      }
      const _errs22 = errors;
      if ("provider" !== data7) {
        const err27 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var _valid0 = _errs22 === errors;
      if (_valid0 && valid3) {
        valid3 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid3 = true;
          passing0 = 1;
        }
        const _errs23 = errors;
        if ("account" !== data7) {
          const err28 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        var _valid0 = _errs23 === errors;
        if (_valid0 && valid3) {
          valid3 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid3 = true;
            passing0 = 2;
          }
          const _errs24 = errors;
          if ("branch" !== data7) {
            const err29 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          var _valid0 = _errs24 === errors;
          if (_valid0 && valid3) {
            valid3 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid3 = true;
              passing0 = 3;
            }
            const _errs25 = errors;
            if ("user" !== data7) {
              const err30 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            var _valid0 = _errs25 === errors;
            if (_valid0 && valid3) {
              valid3 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid3 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid3) {
        const err31 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.revision !== void 0) {
      let data8 = data.revision;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err32 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          const err33 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.hash !== void 0) {
      let data9 = data.hash;
      if (typeof data9 === "string") {
        if (!pattern9.test(data9)) {
          const err34 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.target !== void 0) {
      let data10 = data.target;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.revision === void 0) {
          const err36 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data10.hash === void 0) {
          const err37 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        for (const key2 in data10) {
          if (!(key2 === "revision" || key2 === "hash")) {
            const err38 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data10.revision !== void 0) {
          let data11 = data10.revision;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            const err39 = { instancePath: instancePath + "/target/revision", schemaPath: "#/properties/target/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 < 0 || isNaN(data11)) {
              const err40 = { instancePath: instancePath + "/target/revision", schemaPath: "#/properties/target/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          }
        }
        if (data10.hash !== void 0) {
          let data12 = data10.hash;
          if (typeof data12 === "string") {
            if (!pattern9.test(data12)) {
              const err41 = { instancePath: instancePath + "/target/hash", schemaPath: "#/properties/target/properties/hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          } else {
            const err42 = { instancePath: instancePath + "/target/hash", schemaPath: "#/properties/target/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
      } else {
        const err43 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data13 = data.settings;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (Object.keys(data13).length > 5e3) {
          const err44 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/maxProperties", keyword: "maxProperties", params: { limit: 5e3 }, message: "must NOT have more than 5000 properties" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      } else {
        const err45 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.secrets !== void 0) {
      let data14 = data.secrets;
      if (Array.isArray(data14)) {
        if (data14.length > 1e3) {
          const err46 = { instancePath: instancePath + "/secrets", schemaPath: "#/properties/secrets/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        const len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data15 = data14[i0];
          if (typeof data15 === "string") {
            if (func1(data15) > 100) {
              const err47 = { instancePath: instancePath + "/secrets/" + i0, schemaPath: "#/properties/secrets/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/secrets/" + i0, schemaPath: "#/properties/secrets/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/secrets", schemaPath: "#/properties/secrets/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
  } else {
    const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err50];
    } else {
      vErrors.push(err50);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate49.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate50(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
    errors = vErrors.length;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var import_settings$body = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "file" || key0 === "reset_others" || key0 === "base_revision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kind === void 0) {
          const err4 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "kind" || key1 === "id")) {
            const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.kind !== void 0) {
          let data2 = data1.kind;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          const _errs10 = errors;
          let valid3 = false;
          let passing0 = null;
          const _errs11 = errors;
          if ("platform" !== data2) {
            const err7 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0) {
            valid3 = true;
            passing0 = 0;
          }
          const _errs12 = errors;
          if ("provider" !== data2) {
            const err8 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs12 === errors;
          if (_valid0 && valid3) {
            valid3 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid3 = true;
              passing0 = 1;
            }
            const _errs13 = errors;
            if ("account" !== data2) {
              const err9 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs13 === errors;
            if (_valid0 && valid3) {
              valid3 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid3 = true;
                passing0 = 2;
              }
              const _errs14 = errors;
              if ("branch" !== data2) {
                const err10 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              var _valid0 = _errs14 === errors;
              if (_valid0 && valid3) {
                valid3 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid3 = true;
                  passing0 = 3;
                }
                const _errs15 = errors;
                if ("user" !== data2) {
                  const err11 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                var _valid0 = _errs15 === errors;
                if (_valid0 && valid3) {
                  valid3 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 4;
                  }
                }
              }
            }
          }
          if (!valid3) {
            const err12 = { instancePath: instancePath + "/scope/kind", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          } else {
            errors = _errs10;
            if (vErrors !== null) {
              if (_errs10) {
                vErrors.length = _errs10;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data1.id !== void 0) {
          let data3 = data1.id;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err13 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err14 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.file !== void 0) {
      if (!validate50(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
        errors = vErrors.length;
      }
    }
    if (data.reset_others !== void 0) {
      if (typeof data.reset_others !== "boolean") {
        const err16 = { instancePath: instancePath + "/reset_others", schemaPath: "#/properties/reset_others/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.base_revision !== void 0) {
      let data6 = data.base_revision;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err17 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var import_settings$200 = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.applied === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.left_out === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "left_out" }, message: "must have required property 'left_out'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.unchanged === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unchanged" }, message: "must have required property 'unchanged'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.secrets_missing === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secrets_missing" }, message: "must have required property 'secrets_missing'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.target === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target" }, message: "must have required property 'target'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "applied" || key0 === "revision" || key0 === "changes" || key0 === "left_out" || key0 === "unchanged" || key0 === "secrets_missing" || key0 === "target")) {
        const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.applied !== void 0) {
      if (typeof data.applied !== "boolean") {
        const err8 = { instancePath: instancePath + "/applied", schemaPath: "#/properties/applied/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data2 = data.changes;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.setting === void 0) {
              const err10 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3.from_set === void 0) {
              const err11 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data3.to_set === void 0) {
              const err12 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "setting" || key1 === "from" || key1 === "to" || key1 === "from_set" || key1 === "to_set")) {
                const err13 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data3.setting !== void 0) {
              if (typeof data3.setting !== "string") {
                const err14 = { instancePath: instancePath + "/changes/" + i0 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data3.from_set !== void 0) {
              if (typeof data3.from_set !== "boolean") {
                const err15 = { instancePath: instancePath + "/changes/" + i0 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data3.to_set !== void 0) {
              if (typeof data3.to_set !== "boolean") {
                const err16 = { instancePath: instancePath + "/changes/" + i0 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.left_out !== void 0) {
      let data7 = data.left_out;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.setting === void 0) {
              const err19 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data8.code === void 0) {
              const err20 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8.message === void 0) {
              const err21 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key2 in data8) {
              if (!(key2 === "setting" || key2 === "code" || key2 === "message" || key2 === "value")) {
                const err22 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data8.setting !== void 0) {
              if (typeof data8.setting !== "string") {
                const err23 = { instancePath: instancePath + "/left_out/" + i1 + "/setting", schemaPath: "LeftOutSetting/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data8.code !== void 0) {
              if (typeof data8.code !== "string") {
                const err24 = { instancePath: instancePath + "/left_out/" + i1 + "/code", schemaPath: "LeftOutSetting/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data8.message !== void 0) {
              if (typeof data8.message !== "string") {
                const err25 = { instancePath: instancePath + "/left_out/" + i1 + "/message", schemaPath: "LeftOutSetting/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/left_out/" + i1, schemaPath: "LeftOutSetting/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/left_out", schemaPath: "#/properties/left_out/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.unchanged !== void 0) {
      let data12 = data.unchanged;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err28 = { instancePath: instancePath + "/unchanged", schemaPath: "#/properties/unchanged/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.secrets_missing !== void 0) {
      let data13 = data.secrets_missing;
      if (Array.isArray(data13)) {
        const len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data13[i2] !== "string") {
            const err29 = { instancePath: instancePath + "/secrets_missing/" + i2, schemaPath: "#/properties/secrets_missing/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/secrets_missing", schemaPath: "#/properties/secrets_missing/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.target !== void 0) {
      let data15 = data.target;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.state === void 0) {
          const err31 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data15.changes === void 0) {
          const err32 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        for (const key3 in data15) {
          if (!(key3 === "state" || key3 === "changes")) {
            const err33 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data15.state !== void 0) {
          let data16 = data15.state;
          if (typeof data16 !== "string") {
            const err34 = { instancePath: instancePath + "/target/state", schemaPath: "#/properties/target/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          const _errs41 = errors;
          let valid12 = false;
          let passing0 = null;
          const _errs42 = errors;
          if ("any" !== data16) {
            const err35 = { instancePath: instancePath + "/target/state", schemaPath: "#/properties/target/properties/state/oneOf/0/const", keyword: "const", params: { allowedValue: "any" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          var _valid0 = _errs42 === errors;
          if (_valid0) {
            valid12 = true;
            passing0 = 0;
          }
          const _errs43 = errors;
          if ("same" !== data16) {
            const err36 = { instancePath: instancePath + "/target/state", schemaPath: "#/properties/target/properties/state/oneOf/1/const", keyword: "const", params: { allowedValue: "same" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          var _valid0 = _errs43 === errors;
          if (_valid0 && valid12) {
            valid12 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid12 = true;
              passing0 = 1;
            }
            const _errs44 = errors;
            if ("moved" !== data16) {
              const err37 = { instancePath: instancePath + "/target/state", schemaPath: "#/properties/target/properties/state/oneOf/2/const", keyword: "const", params: { allowedValue: "moved" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            var _valid0 = _errs44 === errors;
            if (_valid0 && valid12) {
              valid12 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid12 = true;
                passing0 = 2;
              }
            }
          }
          if (!valid12) {
            const err38 = { instancePath: instancePath + "/target/state", schemaPath: "#/properties/target/properties/state/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          } else {
            errors = _errs41;
            if (vErrors !== null) {
              if (_errs41) {
                vErrors.length = _errs41;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data15.changes !== void 0) {
          let data17 = data15.changes;
          if (Array.isArray(data17)) {
            const len3 = data17.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data18 = data17[i3];
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                if (data18.setting === void 0) {
                  const err39 = { instancePath: instancePath + "/target/changes/" + i3, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                if (data18.from_set === void 0) {
                  const err40 = { instancePath: instancePath + "/target/changes/" + i3, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "from_set" }, message: "must have required property 'from_set'" };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (data18.to_set === void 0) {
                  const err41 = { instancePath: instancePath + "/target/changes/" + i3, schemaPath: "SettingChange/required", keyword: "required", params: { missingProperty: "to_set" }, message: "must have required property 'to_set'" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                for (const key4 in data18) {
                  if (!(key4 === "setting" || key4 === "from" || key4 === "to" || key4 === "from_set" || key4 === "to_set")) {
                    const err42 = { instancePath: instancePath + "/target/changes/" + i3, schemaPath: "SettingChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
                if (data18.setting !== void 0) {
                  if (typeof data18.setting !== "string") {
                    const err43 = { instancePath: instancePath + "/target/changes/" + i3 + "/setting", schemaPath: "SettingChange/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
                if (data18.from_set !== void 0) {
                  if (typeof data18.from_set !== "boolean") {
                    const err44 = { instancePath: instancePath + "/target/changes/" + i3 + "/from_set", schemaPath: "SettingChange/properties/from_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                }
                if (data18.to_set !== void 0) {
                  if (typeof data18.to_set !== "boolean") {
                    const err45 = { instancePath: instancePath + "/target/changes/" + i3 + "/to_set", schemaPath: "SettingChange/properties/to_set/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
              } else {
                const err46 = { instancePath: instancePath + "/target/changes/" + i3, schemaPath: "SettingChange/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/target/changes", schemaPath: "#/properties/target/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
  } else {
    const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings$200 = validate55;
var schema71 = { "title": "Provenance", "description": "Where the value of a setting comes from.", "type": "object", "properties": { "source": { "$ref": "SettingScope" }, "set_here": { "type": "boolean", "description": "Whether it is set in the scope that was asked for; a value equal to the default may still be set." }, "by": { "type": ["string", "null"], "description": "Who set it." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When it was set." }, "unusable": { "type": "boolean", "description": "True when what is stored no longer fits the setting: staff see it in order to mend it, everywhere else the value below it counts." } }, "required": ["source", "set_here"], "additionalProperties": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.set_here === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "set_here" }, message: "must have required property 'set_here'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "source" || key0 === "set_here" || key0 === "by" || key0 === "at" || key0 === "unusable")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.source !== void 0) {
      let data0 = data.source;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs5 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs6 = errors;
      if ("default" !== data0) {
        const err4 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/0/const", keyword: "const", params: { allowedValue: "default" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if ("platform" !== data0) {
        const err5 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/1/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs8 = errors;
        if ("provider" !== data0) {
          const err6 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/2/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs9 = errors;
          if ("account" !== data0) {
            const err7 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/3/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs10 = errors;
            if ("branch" !== data0) {
              const err8 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/4/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs10 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs11 = errors;
              if ("user" !== data0) {
                const err9 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf/5/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              var _valid0 = _errs11 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/source", schemaPath: "SettingScope/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.set_here !== void 0) {
      if (typeof data.set_here !== "boolean") {
        const err11 = { instancePath: instancePath + "/set_here", schemaPath: "#/properties/set_here/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.by !== void 0) {
      let data2 = data.by;
      if (typeof data2 !== "string" && data2 !== null) {
        const err12 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: schema71.properties.by.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.at !== void 0) {
      let data3 = data.at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err13 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: schema71.properties.at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err14 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.unusable !== void 0) {
      if (typeof data.unusable !== "boolean") {
        const err15 = { instancePath: instancePath + "/unusable", schemaPath: "#/properties/unusable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.settings === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.removed === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.provenance === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "revision" || key0 === "settings" || key0 === "removed" || key0 === "provenance")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err8 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.removed !== void 0) {
      let data3 = data.removed;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data3[i0] !== "string") {
            const err9 = { instancePath: instancePath + "/removed/" + i0, schemaPath: "#/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data5 = data.provenance;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (!validate56(data5[key1], { instancePath: instancePath + "/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$body = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.base_revision === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_revision" }, message: "must have required property 'base_revision'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "base_revision" || key0 === "settings" || key0 === "reset")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.kind === void 0) {
          const err4 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "kind" || key1 === "id")) {
            const err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data1.kind !== void 0) {
          let data2 = data1.kind;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          const _errs9 = errors;
          let valid2 = false;
          let passing0 = null;
          const _errs10 = errors;
          if ("platform" !== data2) {
            const err7 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs10 === errors;
          if (_valid0) {
            valid2 = true;
            passing0 = 0;
          }
          const _errs11 = errors;
          if ("provider" !== data2) {
            const err8 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 1;
            }
            const _errs12 = errors;
            if ("account" !== data2) {
              const err9 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 2;
              }
              const _errs13 = errors;
              if ("branch" !== data2) {
                const err10 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              var _valid0 = _errs13 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 3;
                }
                const _errs14 = errors;
                if ("user" !== data2) {
                  const err11 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                var _valid0 = _errs14 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 4;
                  }
                }
              }
            }
          }
          if (!valid2) {
            const err12 = { instancePath: instancePath + "/scope/kind", schemaPath: "#/properties/scope/properties/kind/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          } else {
            errors = _errs9;
            if (vErrors !== null) {
              if (_errs9) {
                vErrors.length = _errs9;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data1.id !== void 0) {
          let data3 = data1.id;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err13 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err14 = { instancePath: instancePath + "/scope/id", schemaPath: "#/properties/scope/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.base_revision !== void 0) {
      let data4 = data.base_revision;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err16 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err17 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.settings !== void 0) {
      let data5 = data.settings;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err18 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.reset !== void 0) {
      let data6 = data.reset;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          const err19 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data6[i0] !== "string") {
            const err20 = { instancePath: instancePath + "/reset/" + i0, schemaPath: "#/properties/reset/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$200 = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.settings === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" }, message: "must have required property 'settings'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.removed === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.provenance === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "revision" || key0 === "settings" || key0 === "removed" || key0 === "provenance")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err6 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err8 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.removed !== void 0) {
      let data3 = data.removed;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data3[i0] !== "string") {
            const err9 = { instancePath: instancePath + "/removed/" + i0, schemaPath: "#/properties/removed/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.provenance !== void 0) {
      let data5 = data.provenance;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (!validate56(data5[key1], { instancePath: instancePath + "/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/provenance", schemaPath: "#/properties/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$409 = validate61;
var schema75 = { "type": "object", "required": ["code", "message", "errors", "conflicts", "revision"], "additionalProperties": false, "properties": { "code": { "type": "string", "description": "conflict" }, "message": { "type": "string", "description": "What happened, for people." }, "errors": { "type": "array", "description": "One entry a clashing setting.", "items": { "type": "object", "required": ["field", "message"], "properties": { "field": { "type": "string", "description": "The setting." }, "message": { "type": "string", "description": "What is wrong with it." }, "code": { "type": "string", "description": "conflict" } } } }, "conflicts": { "type": "array", "description": "Both sides of every clash; secret values are never told.", "items": { "type": "object", "required": ["key"], "properties": { "key": { "type": "string", "description": "The setting." }, "base": { "description": "The value at base_revision." }, "theirs": { "description": "The value stored now." }, "mine": { "description": "The value that was sent." }, "members": { "type": "array", "items": { "type": "string" }, "description": "The members that clash, by id, when the setting merges by member." }, "by": { "type": ["string", "null"], "description": "Who changed it." }, "at": { "type": ["string", "null"], "description": "When it was changed." } } } }, "revision": { "type": "integer", "description": "The current revision: the base of a next try." } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.errors === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.conflicts === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conflicts" }, message: "must have required property 'conflicts'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "errors" || key0 === "conflicts" || key0 === "revision")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.errors !== void 0) {
      let data2 = data.errors;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.field === void 0) {
              const err8 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data3.message === void 0) {
              const err9 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data3.field !== void 0) {
              if (typeof data3.field !== "string") {
                const err10 = { instancePath: instancePath + "/errors/" + i0 + "/field", schemaPath: "#/properties/errors/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data3.message !== void 0) {
              if (typeof data3.message !== "string") {
                const err11 = { instancePath: instancePath + "/errors/" + i0 + "/message", schemaPath: "#/properties/errors/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.code !== void 0) {
              if (typeof data3.code !== "string") {
                const err12 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/properties/errors/items/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.conflicts !== void 0) {
      let data7 = data.conflicts;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.key === void 0) {
              const err15 = { instancePath: instancePath + "/conflicts/" + i1, schemaPath: "#/properties/conflicts/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data8.key !== void 0) {
              if (typeof data8.key !== "string") {
                const err16 = { instancePath: instancePath + "/conflicts/" + i1 + "/key", schemaPath: "#/properties/conflicts/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data8.members !== void 0) {
              let data10 = data8.members;
              if (Array.isArray(data10)) {
                const len2 = data10.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  if (typeof data10[i2] !== "string") {
                    const err17 = { instancePath: instancePath + "/conflicts/" + i1 + "/members/" + i2, schemaPath: "#/properties/conflicts/items/properties/members/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/conflicts/" + i1 + "/members", schemaPath: "#/properties/conflicts/items/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data8.by !== void 0) {
              let data12 = data8.by;
              if (typeof data12 !== "string" && data12 !== null) {
                const err19 = { instancePath: instancePath + "/conflicts/" + i1 + "/by", schemaPath: "#/properties/conflicts/items/properties/by/type", keyword: "type", params: { type: schema75.properties.conflicts.items.properties.by.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data8.at !== void 0) {
              let data13 = data8.at;
              if (typeof data13 !== "string" && data13 !== null) {
                const err20 = { instancePath: instancePath + "/conflicts/" + i1 + "/at", schemaPath: "#/properties/conflicts/items/properties/at/type", keyword: "type", params: { type: schema75.properties.conflicts.items.properties.at.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/conflicts/" + i1, schemaPath: "#/properties/conflicts/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/conflicts", schemaPath: "#/properties/conflicts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data14 = data.revision;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        const err23 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var test_connection$body = validate62;
var pattern11 = new RegExp("^[a-z0-9_]+/[a-z0-9_]+$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.section === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "section" }, message: "must have required property 'section'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "section" || key0 === "settings" || key0 === "reset")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.section !== void 0) {
      let data1 = data.section;
      if (typeof data1 === "string") {
        if (func1(data1) > 120) {
          const err4 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern11.test(data1)) {
          const err5 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+/[a-z0-9_]+$" }, message: 'must match pattern "^[a-z0-9_]+/[a-z0-9_]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        const err7 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.reset !== void 0) {
      let data3 = data.reset;
      if (Array.isArray(data3)) {
        if (data3.length > 25) {
          const err8 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/maxItems", keyword: "maxItems", params: { limit: 25 }, message: "must NOT have more than 25 items" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data3[i0] !== "string") {
            const err9 = { instancePath: instancePath + "/reset/" + i0, schemaPath: "#/properties/reset/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/reset", schemaPath: "#/properties/reset/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var test_connection$200 = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.duration_ms === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration_ms" }, message: "must have required property 'duration_ms'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "result" || key0 === "message" || key0 === "duration_ms")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.result !== void 0) {
      let data0 = data.result;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if ("connected" !== data0) {
        const err5 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf/0/const", keyword: "const", params: { allowedValue: "connected" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs6 = errors;
      if ("wrong_credentials" !== data0) {
        const err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf/1/const", keyword: "const", params: { allowedValue: "wrong_credentials" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
        const _errs7 = errors;
        if ("unreachable" !== data0) {
          const err7 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf/2/const", keyword: "const", params: { allowedValue: "unreachable" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        if (_valid0 && valid1) {
          valid1 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid1 = true;
            passing0 = 2;
          }
          const _errs8 = errors;
          if ("unexpected" !== data0) {
            const err8 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf/3/const", keyword: "const", params: { allowedValue: "unexpected" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          if (_valid0 && valid1) {
            valid1 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid1 = true;
              passing0 = 3;
            }
          }
        }
      }
      if (!valid1) {
        const err9 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err10 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.duration_ms !== void 0) {
      let data2 = data.duration_ms;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err11 = { instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_settings$200 = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_settings === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_settings" }, message: "must have required property 'account_settings'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "account_settings" || key0 === "count")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.account_settings !== void 0) {
      let data0 = data.account_settings;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.account_id === void 0) {
              const err3 = { instancePath: instancePath + "/account_settings/" + i0, schemaPath: "#/properties/account_settings/items/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.setting === void 0) {
              const err4 = { instancePath: instancePath + "/account_settings/" + i0, schemaPath: "#/properties/account_settings/items/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.value === void 0) {
              const err5 = { instancePath: instancePath + "/account_settings/" + i0, schemaPath: "#/properties/account_settings/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "account_id" || key1 === "setting" || key1 === "value" || key1 === "set_here")) {
                const err6 = { instancePath: instancePath + "/account_settings/" + i0, schemaPath: "#/properties/account_settings/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data1.account_id !== void 0) {
              let data2 = data1.account_id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err7 = { instancePath: instancePath + "/account_settings/" + i0 + "/account_id", schemaPath: "#/properties/account_settings/items/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.setting !== void 0) {
              if (typeof data1.setting !== "string") {
                const err8 = { instancePath: instancePath + "/account_settings/" + i0 + "/setting", schemaPath: "#/properties/account_settings/items/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.set_here !== void 0) {
              if (typeof data1.set_here !== "boolean") {
                const err9 = { instancePath: instancePath + "/account_settings/" + i0 + "/set_here", schemaPath: "#/properties/account_settings/items/properties/set_here/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/account_settings/" + i0, schemaPath: "#/properties/account_settings/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/account_settings", schemaPath: "#/properties/account_settings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.count !== void 0) {
      let data5 = data.count;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err12 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_setting$body = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.setting === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id" || key0 === "setting" || key0 === "value")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.setting !== void 0) {
      let data2 = data.setting;
      if (typeof data2 === "string") {
        if (func1(data2) > 100) {
          const err6 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_setting$200 = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.setting === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "setting" || key0 === "value" || key0 === "revision")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.setting !== void 0) {
      if (typeof data.setting !== "string") {
        const err4 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_user_setting$body = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.setting === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "setting" || key0 === "value")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.setting !== void 0) {
      let data1 = data.setting;
      if (typeof data1 === "string") {
        if (func1(data1) > 100) {
          const err4 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_user_setting$200 = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.setting === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setting" }, message: "must have required property 'setting'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "setting" || key0 === "value" || key0 === "revision")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.setting !== void 0) {
      if (typeof data.setting !== "string") {
        const err4 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_version$200 = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "version" || key0 === "catalogue")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.catalogue !== void 0) {
      if (typeof data.catalogue !== "string") {
        const err3 = { instancePath: instancePath + "/catalogue", schemaPath: "#/properties/catalogue/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_health$200 = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "status")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_readiness$200 = validate71;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "status")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_events$200 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
var read_current_user$200 = validate73;
var schema87 = { "type": "object", "required": ["user", "roles", "impersonated_username"], "additionalProperties": false, "properties": { "user": { "$ref": "User" }, "roles": { "type": "array", "items": { "$ref": "Role" }, "description": "Roles of the provider; only the own role for customers." }, "impersonated_username": { "type": ["string", "null"], "description": "Whom a platform or provider administrator is looking as." } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user" }, message: "must have required property 'user'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.roles === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.impersonated_username === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "impersonated_username" }, message: "must have required property 'impersonated_username'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "user" || key0 === "roles" || key0 === "impersonated_username")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.user !== void 0) {
      if (!validate22(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
        errors = vErrors.length;
      }
    }
    if (data.roles !== void 0) {
      let data1 = data.roles;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err4 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data2.name === void 0) {
              const err5 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.label === void 0) {
              const err6 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.provider_id === void 0) {
              const err7 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.permissions === void 0) {
              const err8 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions" }, message: "must have required property 'permissions'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.permissions_ui === void 0) {
              const err9 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/required", keyword: "required", params: { missingProperty: "permissions_ui" }, message: "must have required property 'permissions_ui'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "id" || key1 === "name" || key1 === "label" || key1 === "provider_id" || key1 === "permissions" || key1 === "permissions_ui")) {
                const err10 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err11 = { instancePath: instancePath + "/roles/" + i0 + "/id", schemaPath: "Role/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              if (typeof data2.name !== "string") {
                const err12 = { instancePath: instancePath + "/roles/" + i0 + "/name", schemaPath: "Role/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.label !== void 0) {
              if (typeof data2.label !== "string") {
                const err13 = { instancePath: instancePath + "/roles/" + i0 + "/label", schemaPath: "Role/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data2.provider_id !== void 0) {
              let data6 = data2.provider_id;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err14 = { instancePath: instancePath + "/roles/" + i0 + "/provider_id", schemaPath: "Role/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.permissions !== void 0) {
              let data7 = data2.permissions;
              if (Array.isArray(data7)) {
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data7[i1] !== "string") {
                    const err15 = { instancePath: instancePath + "/roles/" + i0 + "/permissions/" + i1, schemaPath: "Role/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
              } else {
                const err16 = { instancePath: instancePath + "/roles/" + i0 + "/permissions", schemaPath: "Role/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.permissions_ui !== void 0) {
              let data9 = data2.permissions_ui;
              if (Array.isArray(data9)) {
                const len2 = data9.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  if (typeof data9[i2] !== "string") {
                    const err17 = { instancePath: instancePath + "/roles/" + i0 + "/permissions_ui/" + i2, schemaPath: "Role/properties/permissions_ui/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/roles/" + i0 + "/permissions_ui", schemaPath: "Role/properties/permissions_ui/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/roles/" + i0, schemaPath: "Role/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.impersonated_username !== void 0) {
      let data11 = data.impersonated_username;
      if (typeof data11 !== "string" && data11 !== null) {
        const err21 = { instancePath: instancePath + "/impersonated_username", schemaPath: "#/properties/impersonated_username/type", keyword: "type", params: { type: schema87.properties.impersonated_username.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// virtual:coerced.js
var read_accounts$query = validate02;
var func02 = require_ucs2length().default;
function validate02(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate02.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset === void 0) {
      data.offset = 0;
    }
    if (data.limit === void 0) {
      data.limit = 50;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "id" || key0 === "search" || key0 === "offset" || key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.search !== void 0) {
      let data2 = data.search;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err5 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["search"] = coerced2;
          }
        }
      }
      if (typeof data2 === "string") {
        if (func02(data2) > 80) {
          const err6 = { instancePath: instancePath + "/search", schemaPath: "#/properties/search/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    let data3 = data.offset;
    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
      let dataType3 = typeof data3;
      let coerced3 = void 0;
      if (!(coerced3 !== void 0)) {
        if (dataType3 === "boolean" || data3 === null || dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
          coerced3 = +data3;
        } else {
          const err7 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (coerced3 !== void 0) {
        data3 = coerced3;
        if (data !== void 0) {
          data["offset"] = coerced3;
        }
      }
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 1e6 || isNaN(data3)) {
        const err8 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data3 < 0 || isNaN(data3)) {
        const err9 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    let data4 = data.limit;
    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
      let dataType4 = typeof data4;
      let coerced4 = void 0;
      if (!(coerced4 !== void 0)) {
        if (dataType4 === "boolean" || data4 === null || dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
          coerced4 = +data4;
        } else {
          const err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (coerced4 !== void 0) {
        data4 = coerced4;
        if (data !== void 0) {
          data["limit"] = coerced4;
        }
      }
    }
    if (typeof data4 == "number" && isFinite(data4)) {
      if (data4 > 100 || isNaN(data4)) {
        const err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (data4 < 1 || isNaN(data4)) {
        const err12 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate02.errors = vErrors;
  return errors === 0;
}
validate02.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_details$query = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate13.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["account_id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
validate13.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_answer_history$query = validate2;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate2.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field_id" }, message: "must have required property 'field_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id" || key0 === "field_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["account_id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.field_id !== void 0) {
      let data2 = data.field_id;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err6 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["field_id"] = coerced2;
          }
        }
      }
      if (typeof data2 === "string") {
        if (func02(data2) > 40) {
          const err7 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func02(data2) < 1) {
          const err8 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var upload_account_file$query = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field_id" }, message: "must have required property 'field_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id" || key0 === "field_id" || key0 === "name")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["account_id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.field_id !== void 0) {
      let data2 = data.field_id;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err7 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["field_id"] = coerced2;
          }
        }
      }
      if (typeof data2 === "string") {
        if (func02(data2) > 40) {
          const err8 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func02(data2) < 1) {
          const err9 = { instancePath: instancePath + "/field_id", schemaPath: "#/properties/field_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 !== "string") {
        let dataType3 = typeof data3;
        let coerced3 = void 0;
        if (!(coerced3 !== void 0)) {
          if (dataType3 == "number" || dataType3 == "boolean") {
            coerced3 = "" + data3;
          } else if (data3 === null) {
            coerced3 = "";
          } else {
            const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (coerced3 !== void 0) {
          data3 = coerced3;
          if (data !== void 0) {
            data["name"] = coerced3;
          }
        }
      }
      if (typeof data3 === "string") {
        if (func02(data3) > 200) {
          const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func02(data3) < 1) {
          const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_file$query = validate4;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate4.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_file$params = validate53;
var pattern02 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_id" }, message: "must have required property 'file_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "file_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.file_id !== void 0) {
      let data0 = data.file_id;
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err2 = { instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["file_id"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (!pattern02.test(data0)) {
          const err3 = { instancePath: instancePath + "/file_id", schemaPath: "#/properties/file_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_audit_events$query = validate610;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate610.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset === void 0) {
      data.offset = 0;
    }
    if (data.limit === void 0) {
      data.limit = 10;
    }
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "type" || key0 === "object_id" || key0 === "offset" || key0 === "limit")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err4 = { instancePath: instancePath + "/type", schemaPath: "AuditType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["type"] = coerced1;
          }
        }
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("provider_setting" !== data1) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/0/const", keyword: "const", params: { allowedValue: "provider_setting" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("account_setting" !== data1) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/1/const", keyword: "const", params: { allowedValue: "account_setting" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("user_setting" !== data1) {
          const err7 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/2/const", keyword: "const", params: { allowedValue: "user_setting" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("shipment" !== data1) {
            const err8 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/3/const", keyword: "const", params: { allowedValue: "shipment" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("account_detail" !== data1) {
              const err9 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/4/const", keyword: "const", params: { allowedValue: "account_detail" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.object_id !== void 0) {
      let data2 = data.object_id;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err11 = { instancePath: instancePath + "/object_id", schemaPath: "#/properties/object_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["object_id"] = coerced2;
          }
        }
      }
      if (typeof data2 === "string") {
        if (func02(data2) > 120) {
          const err12 = { instancePath: instancePath + "/object_id", schemaPath: "#/properties/object_id/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func02(data2) < 1) {
          const err13 = { instancePath: instancePath + "/object_id", schemaPath: "#/properties/object_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    let data3 = data.offset;
    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
      let dataType3 = typeof data3;
      let coerced3 = void 0;
      if (!(coerced3 !== void 0)) {
        if (dataType3 === "boolean" || data3 === null || dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
          coerced3 = +data3;
        } else {
          const err14 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (coerced3 !== void 0) {
        data3 = coerced3;
        if (data !== void 0) {
          data["offset"] = coerced3;
        }
      }
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 1e6 || isNaN(data3)) {
        const err15 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (data3 < 0 || isNaN(data3)) {
        const err16 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    let data4 = data.limit;
    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
      let dataType4 = typeof data4;
      let coerced4 = void 0;
      if (!(coerced4 !== void 0)) {
        if (dataType4 === "boolean" || data4 === null || dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
          coerced4 = +data4;
        } else {
          const err17 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      if (coerced4 !== void 0) {
        data4 = coerced4;
        if (data !== void 0) {
          data["limit"] = coerced4;
        }
      }
    }
    if (typeof data4 == "number" && isFinite(data4)) {
      if (data4 > 100 || isNaN(data4)) {
        const err18 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (data4 < 1 || isNaN(data4)) {
        const err19 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate610.errors = vErrors;
  return errors === 0;
}
validate610.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_general_data$query = validate7;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate7.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "since")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.since !== void 0) {
      let data1 = data.since;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["since"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}
validate7.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_provider$query = validate8;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate8.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "origin" || key0 === "provider_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err1 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["origin"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (func02(data0) > 253) {
          const err2 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.provider_id !== void 0) {
      let data1 = data.provider_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["provider_id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_history$query = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0) {
      data.limit = 20;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "scope_id" || key0 === "setting" || key0 === "source" || key0 === "before" || key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err3 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["scope"] = coerced1;
          }
        }
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("platform" !== data1) {
        const err4 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("provider" !== data1) {
        const err5 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("account" !== data1) {
          const err6 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("branch" !== data1) {
            const err7 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("user" !== data1) {
              const err8 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scope_id !== void 0) {
      let data2 = data.scope_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
            coerced2 = +data2;
          } else {
            const err10 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["scope_id"] = coerced2;
          }
        }
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.setting !== void 0) {
      let data3 = data.setting;
      if (typeof data3 !== "string") {
        let dataType3 = typeof data3;
        let coerced3 = void 0;
        if (!(coerced3 !== void 0)) {
          if (dataType3 == "number" || dataType3 == "boolean") {
            coerced3 = "" + data3;
          } else if (data3 === null) {
            coerced3 = "";
          } else {
            const err12 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (coerced3 !== void 0) {
          data3 = coerced3;
          if (data !== void 0) {
            data["setting"] = coerced3;
          }
        }
      }
      if (typeof data3 === "string") {
        if (func02(data3) > 100) {
          const err13 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.source !== void 0) {
      let data4 = data.source;
      if (typeof data4 !== "string") {
        let dataType4 = typeof data4;
        let coerced4 = void 0;
        if (!(coerced4 !== void 0)) {
          if (dataType4 == "number" || dataType4 == "boolean") {
            coerced4 = "" + data4;
          } else if (data4 === null) {
            coerced4 = "";
          } else {
            const err14 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (coerced4 !== void 0) {
          data4 = coerced4;
          if (data !== void 0) {
            data["source"] = coerced4;
          }
        }
      }
      const _errs20 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs21 = errors;
      if ("staff" !== data4) {
        const err15 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/0/const", keyword: "const", params: { allowedValue: "staff" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid1 = _errs21 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs22 = errors;
      if ("api" !== data4) {
        const err16 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/1/const", keyword: "const", params: { allowedValue: "api" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid1 = _errs22 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
        const _errs23 = errors;
        if ("import" !== data4) {
          const err17 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/2/const", keyword: "const", params: { allowedValue: "import" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid1 = _errs23 === errors;
        if (_valid1 && valid4) {
          valid4 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid4 = true;
            passing1 = 2;
          }
          const _errs24 = errors;
          if ("schedule" !== data4) {
            const err18 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/3/const", keyword: "const", params: { allowedValue: "schedule" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid1 = _errs24 === errors;
          if (_valid1 && valid4) {
            valid4 = false;
            passing1 = [passing1, 3];
          } else {
            if (_valid1) {
              valid4 = true;
              passing1 = 3;
            }
            const _errs25 = errors;
            if ("rollback" !== data4) {
              const err19 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/4/const", keyword: "const", params: { allowedValue: "rollback" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            var _valid1 = _errs25 === errors;
            if (_valid1 && valid4) {
              valid4 = false;
              passing1 = [passing1, 4];
            } else {
              if (_valid1) {
                valid4 = true;
                passing1 = 4;
              }
              const _errs26 = errors;
              if ("migration" !== data4) {
                const err20 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf/5/const", keyword: "const", params: { allowedValue: "migration" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              var _valid1 = _errs26 === errors;
              if (_valid1 && valid4) {
                valid4 = false;
                passing1 = [passing1, 5];
              } else {
                if (_valid1) {
                  valid4 = true;
                  passing1 = 5;
                }
              }
            }
          }
        }
      }
      if (!valid4) {
        const err21 = { instancePath: instancePath + "/source", schemaPath: "AuditSource/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = _errs20;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.before !== void 0) {
      let data5 = data.before;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        let dataType5 = typeof data5;
        let coerced5 = void 0;
        if (!(coerced5 !== void 0)) {
          if (dataType5 === "boolean" || data5 === null || dataType5 === "string" && data5 && data5 == +data5 && !(data5 % 1)) {
            coerced5 = +data5;
          } else {
            const err22 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (coerced5 !== void 0) {
          data5 = coerced5;
          if (data !== void 0) {
            data["before"] = coerced5;
          }
        }
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err23 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    let data6 = data.limit;
    if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
      let dataType6 = typeof data6;
      let coerced6 = void 0;
      if (!(coerced6 !== void 0)) {
        if (dataType6 === "boolean" || data6 === null || dataType6 === "string" && data6 && data6 == +data6 && !(data6 % 1)) {
          coerced6 = +data6;
        } else {
          const err24 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      if (coerced6 !== void 0) {
        data6 = coerced6;
        if (data !== void 0) {
          data["limit"] = coerced6;
        }
      }
    }
    if (typeof data6 == "number" && isFinite(data6)) {
      if (data6 > 100 || isNaN(data6)) {
        const err25 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (data6 < 1 || isNaN(data6)) {
        const err26 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var compare_settings$query = validate10;
var pattern1 = new RegExp("^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate10.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "scope_id" || key0 === "from" || key0 === "to")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err4 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["scope"] = coerced1;
          }
        }
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("platform" !== data1) {
        const err5 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("provider" !== data1) {
        const err6 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("account" !== data1) {
          const err7 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("branch" !== data1) {
            const err8 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("user" !== data1) {
              const err9 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scope_id !== void 0) {
      let data2 = data.scope_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
            coerced2 = +data2;
          } else {
            const err11 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["scope_id"] = coerced2;
          }
        }
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.from !== void 0) {
      let data3 = data.from;
      if (typeof data3 !== "string") {
        let dataType3 = typeof data3;
        let coerced3 = void 0;
        if (!(coerced3 !== void 0)) {
          if (dataType3 == "number" || dataType3 == "boolean") {
            coerced3 = "" + data3;
          } else if (data3 === null) {
            coerced3 = "";
          } else {
            const err13 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (coerced3 !== void 0) {
          data3 = coerced3;
          if (data !== void 0) {
            data["from"] = coerced3;
          }
        }
      }
      if (typeof data3 === "string") {
        if (func02(data3) > 40) {
          const err14 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern1.test(data3)) {
          const err15 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/pattern", keyword: "pattern", params: { pattern: "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$" }, message: 'must match pattern "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data4 = data.to;
      if (typeof data4 !== "string") {
        let dataType4 = typeof data4;
        let coerced4 = void 0;
        if (!(coerced4 !== void 0)) {
          if (dataType4 == "number" || dataType4 == "boolean") {
            coerced4 = "" + data4;
          } else if (data4 === null) {
            coerced4 = "";
          } else {
            const err16 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (coerced4 !== void 0) {
          data4 = coerced4;
          if (data !== void 0) {
            data["to"] = coerced4;
          }
        }
      }
      if (typeof data4 === "string") {
        if (func02(data4) > 40) {
          const err17 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern1.test(data4)) {
          const err18 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$" }, message: 'must match pattern "^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
validate10.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_schedules$query = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "scope_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err3 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["scope"] = coerced1;
          }
        }
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("platform" !== data1) {
        const err4 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("provider" !== data1) {
        const err5 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("account" !== data1) {
          const err6 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("branch" !== data1) {
            const err7 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("user" !== data1) {
              const err8 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scope_id !== void 0) {
      let data2 = data.scope_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
            coerced2 = +data2;
          } else {
            const err10 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["scope_id"] = coerced2;
          }
        }
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
validate112.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var change_settings_schedule$params = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schedule_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schedule_id" }, message: "must have required property 'schedule_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schedule_id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.schedule_id !== void 0) {
      let data0 = data.schedule_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/schedule_id", schemaPath: "#/properties/schedule_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["schedule_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/schedule_id", schemaPath: "#/properties/schedule_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var export_settings$query = validate132;
var pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "scope" || key0 === "scope_id" || key0 === "target_hash" || key0 === "target_revision")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err3 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["scope"] = coerced1;
          }
        }
      }
      const _errs7 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs8 = errors;
      if ("platform" !== data1) {
        const err4 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs8 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs9 = errors;
      if ("provider" !== data1) {
        const err5 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/1/const", keyword: "const", params: { allowedValue: "provider" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
        const _errs10 = errors;
        if ("account" !== data1) {
          const err6 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/2/const", keyword: "const", params: { allowedValue: "account" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        if (_valid0 && valid2) {
          valid2 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid2 = true;
            passing0 = 2;
          }
          const _errs11 = errors;
          if ("branch" !== data1) {
            const err7 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/3/const", keyword: "const", params: { allowedValue: "branch" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs12 = errors;
            if ("user" !== data1) {
              const err8 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf/4/const", keyword: "const", params: { allowedValue: "user" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs12 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
            }
          }
        }
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/scope", schemaPath: "SettingPlace/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scope_id !== void 0) {
      let data2 = data.scope_id;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1)) {
            coerced2 = +data2;
          } else {
            const err10 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["scope_id"] = coerced2;
          }
        }
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/scope_id", schemaPath: "#/properties/scope_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.target_hash !== void 0) {
      let data3 = data.target_hash;
      if (typeof data3 !== "string") {
        let dataType3 = typeof data3;
        let coerced3 = void 0;
        if (!(coerced3 !== void 0)) {
          if (dataType3 == "number" || dataType3 == "boolean") {
            coerced3 = "" + data3;
          } else if (data3 === null) {
            coerced3 = "";
          } else {
            const err12 = { instancePath: instancePath + "/target_hash", schemaPath: "#/properties/target_hash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (coerced3 !== void 0) {
          data3 = coerced3;
          if (data !== void 0) {
            data["target_hash"] = coerced3;
          }
        }
      }
      if (typeof data3 === "string") {
        if (!pattern3.test(data3)) {
          const err13 = { instancePath: instancePath + "/target_hash", schemaPath: "#/properties/target_hash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.target_revision !== void 0) {
      let data4 = data.target_revision;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        let dataType4 = typeof data4;
        let coerced4 = void 0;
        if (!(coerced4 !== void 0)) {
          if (dataType4 === "boolean" || data4 === null || dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1)) {
            coerced4 = +data4;
          } else {
            const err14 = { instancePath: instancePath + "/target_revision", schemaPath: "#/properties/target_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (coerced4 !== void 0) {
          data4 = coerced4;
          if (data !== void 0) {
            data["target_revision"] = coerced4;
          }
        }
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err15 = { instancePath: instancePath + "/target_revision", schemaPath: "#/properties/target_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings$query = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate14.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "since")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.since !== void 0) {
      let data1 = data.since;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["since"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
validate14.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_settings$query = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate15.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "account_id" || key0 === "setting" || key0 === "limit")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data1 = data.account_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err3 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["account_id"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.setting !== void 0) {
      let data2 = data.setting;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err5 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["setting"] = coerced2;
          }
        }
      }
      if (typeof data2 === "string") {
        if (func02(data2) > 100) {
          const err6 = { instancePath: instancePath + "/setting", schemaPath: "#/properties/setting/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data3 = data.limit;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        let dataType3 = typeof data3;
        let coerced3 = void 0;
        if (!(coerced3 !== void 0)) {
          if (dataType3 === "boolean" || data3 === null || dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1)) {
            coerced3 = +data3;
          } else {
            const err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (coerced3 !== void 0) {
          data3 = coerced3;
          if (data !== void 0) {
            data["limit"] = coerced3;
          }
        }
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9999 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_events$query = validate162;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate162.errors = vErrors;
  return errors === 0;
}
validate162.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_current_user$query = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err1 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["provider_id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// scripts/generate/entry.js
var calls = {
  read_accounts: { query: read_accounts$query, params: void 0, body: void 0, answers: { "200": read_accounts$200 } },
  read_account_details: { query: read_account_details$query, params: void 0, body: void 0, answers: { "200": read_account_details$200 } },
  save_account_details: { query: void 0, params: void 0, body: save_account_details$body, answers: { "200": save_account_details$200 } },
  read_answer_history: { query: read_answer_history$query, params: void 0, body: void 0, answers: { "200": read_answer_history$200 } },
  upload_account_file: { query: upload_account_file$query, params: void 0, body: void 0, answers: { "200": upload_account_file$200 } },
  read_account_file: { query: read_account_file$query, params: read_account_file$params, body: void 0, answers: { "200": void 0 } },
  read_audit_events: { query: read_audit_events$query, params: void 0, body: void 0, answers: { "200": read_audit_events$200 } },
  read_general_data: { query: read_general_data$query, params: void 0, body: void 0, answers: { "200": read_general_data$200, "304": void 0 } },
  read_provider: { query: read_provider$query, params: void 0, body: void 0, answers: { "200": read_provider$200 } },
  login: { query: void 0, params: void 0, body: login$body, answers: { "200": login$200 } },
  confirm_password: { query: void 0, params: void 0, body: confirm_password$body, answers: { "200": confirm_password$200 } },
  logout: { query: void 0, params: void 0, body: logout$body, answers: { "200": logout$200 } },
  read_settings_history: { query: read_settings_history$query, params: void 0, body: void 0, answers: { "200": read_settings_history$200 } },
  compare_settings: { query: compare_settings$query, params: void 0, body: void 0, answers: { "200": compare_settings$200 } },
  roll_back_settings: { query: void 0, params: void 0, body: roll_back_settings$body, answers: { "200": roll_back_settings$200 } },
  read_settings_schedules: { query: read_settings_schedules$query, params: void 0, body: void 0, answers: { "200": read_settings_schedules$200 } },
  plan_settings: { query: void 0, params: void 0, body: plan_settings$body, answers: { "200": plan_settings$200 } },
  change_settings_schedule: { query: void 0, params: change_settings_schedule$params, body: change_settings_schedule$body, answers: { "200": change_settings_schedule$200 } },
  export_settings: { query: export_settings$query, params: void 0, body: void 0, answers: { "200": export_settings$200 } },
  import_settings: { query: void 0, params: void 0, body: import_settings$body, answers: { "200": import_settings$200 } },
  read_settings: { query: read_settings$query, params: void 0, body: void 0, answers: { "200": read_settings$200, "304": void 0 } },
  save_settings: { query: void 0, params: void 0, body: save_settings$body, answers: { "200": save_settings$200, "409": save_settings$409 } },
  test_connection: { query: void 0, params: void 0, body: test_connection$body, answers: { "200": test_connection$200 } },
  read_account_settings: { query: read_account_settings$query, params: void 0, body: void 0, answers: { "200": read_account_settings$200 } },
  save_account_setting: { query: void 0, params: void 0, body: save_account_setting$body, answers: { "200": save_account_setting$200 } },
  save_user_setting: { query: void 0, params: void 0, body: save_user_setting$body, answers: { "200": save_user_setting$200 } },
  read_version: { query: void 0, params: void 0, body: void 0, answers: { "200": read_version$200 } },
  read_health: { query: void 0, params: void 0, body: void 0, answers: { "200": read_health$200 } },
  read_readiness: { query: void 0, params: void 0, body: void 0, answers: { "200": read_readiness$200 } },
  read_events: { query: read_events$query, params: void 0, body: void 0, answers: { "200": read_events$200 } },
  read_current_user: { query: read_current_user$query, params: void 0, body: void 0, answers: { "200": read_current_user$200 } }
};
export {
  calls
};
