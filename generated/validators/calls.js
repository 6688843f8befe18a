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
var read_audit_events$200 = validate0;
var schema1 = { "title": "Audit event", "description": "One change: who, when, from what, to what.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the event." }, "type": { "$ref": "AuditType" }, "object_id": { "type": "string", "description": "What was changed: for a setting its key, for a shipment its number." }, "timestamp": { "type": "string", "format": "date-time", "description": "When it happened, with the offset of the business time zone." }, "request_id": { "type": ["string", "null"], "description": "The request that made the change; the same number stands in our logs." }, "client_version": { "type": ["string", "null"], "description": "Version of the program that asked for it." }, "source": { "$ref": "AuditSource" }, "user": { "oneOf": [{ "type": "object", "properties": { "id": { "type": ["integer", "null"], "description": "Number of the user; null when the user no longer exists." }, "name": { "type": "string", "description": "The name at the time of the change." } }, "required": ["id", "name"], "additionalProperties": false }, { "type": "null" }], "description": "Who did it; null when the system did." }, "impersonated_user": { "oneOf": [{ "type": "object", "properties": { "id": { "type": ["integer", "null"], "description": "Number of the user; null when the user no longer exists." }, "name": { "type": "string", "description": "The name at the time of the change." } }, "required": ["id", "name"], "additionalProperties": false }, { "type": "null" }], "description": "As whom it was done, when somebody was looking as a customer." }, "change": { "type": "object", "properties": { "change_from": { "description": "Before; absent when nothing was set. A secret reads changed." }, "change_to": { "description": "After; absent when it was reset. A secret reads changed." } }, "additionalProperties": false, "description": "Before and after." } }, "required": ["id", "timestamp", "source", "user", "change"], "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var formats0 = ajvFormats["date-time"];
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
      if (!func0.call(schema1.properties, key0)) {
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
            if ("integration_rule" !== data1) {
              const err12 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/4/const", keyword: "const", params: { allowedValue: "integration_rule" }, message: "must be equal to constant" };
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
        const err17 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: schema1.properties.request_id.type }, message: "must be string,null" };
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
        const err18 = { instancePath: instancePath + "/client_version", schemaPath: "#/properties/client_version/type", keyword: "type", params: { type: schema1.properties.client_version.type }, message: "must be string,null" };
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
            const err30 = { instancePath: instancePath + "/user/id", schemaPath: "#/properties/user/oneOf/0/properties/id/type", keyword: "type", params: { type: schema1.properties.user.oneOf[0].properties.id.type }, message: "must be integer,null" };
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
            const err38 = { instancePath: instancePath + "/impersonated_user/id", schemaPath: "#/properties/impersonated_user/oneOf/0/properties/id/type", keyword: "type", params: { type: schema1.properties.impersonated_user.oneOf[0].properties.id.type }, message: "must be integer,null" };
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
          if (!validate1(data0[i0], { instancePath: instancePath + "/audit_events/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
  validate0.errors = vErrors;
  return errors === 0;
}
validate0.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_general_data$200 = validate3;
var schema4 = { "type": "object", "required": ["revision", "provider_settings", "account_settings", "user_settings", "user", "account", "roles", "branches", "shipment_tags", "account_tags", "drivers", "current_time"], "additionalProperties": false, "properties": { "revision": { "type": "integer", "description": "Send it back as since." }, "provider_settings": { "type": "object", "x-settings": "all", "description": "Effective values that the caller may read." }, "account_settings": { "type": "object", "x-settings": "all", "description": "What the caller's account sets itself." }, "user_settings": { "type": "object", "x-settings": "all", "description": "What the caller sets for himself." }, "user": { "$ref": "User" }, "account": { "oneOf": [{ "$ref": "Account" }, { "type": "null" }], "description": "The caller's account." }, "roles": { "type": "array", "items": { "$ref": "Role" }, "description": "Roles of the provider; only the own role for customers." }, "branches": { "type": "array", "items": { "$ref": "Branch" }, "description": "Branches the caller may see." }, "shipment_tags": { "type": "array", "items": { "type": "object" }, "description": "Tags for shipments." }, "account_tags": { "type": "array", "items": { "type": "object" }, "description": "Tags for accounts." }, "drivers": { "type": "array", "description": "Drivers of the provider; staff only.", "items": { "type": "object", "required": ["id", "name"], "additionalProperties": false, "properties": { "id": { "type": "integer", "description": "The driver's user id." }, "name": { "type": "string", "description": "The driver's name." }, "branch_id": { "type": ["integer", "null"], "description": "The driver's branch." } } } }, "current_time": { "type": "string", "format": "date-time", "description": "The server's clock, with the business time zone's offset." } } };
var schema5 = { "title": "User", "description": "A person who can sign in, as other people and the person may see it.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the user." }, "provider_id": { "type": "integer", "description": "The provider the user belongs to." }, "username": { "type": "string", "description": "What the user signs in with; the email address." }, "name": { "type": "string", "description": "First name and surname." }, "email": { "type": "string", "description": "Email address." }, "phone_number": { "type": ["string", "null"], "description": "Phone number." }, "role_id": { "type": "integer", "description": "Number of the role." }, "role": { "$ref": "Role" }, "account_id": { "type": ["integer", "null"], "description": "The customer account the user belongs to; null for staff." }, "branch_id": { "type": ["integer", "null"], "description": "The branch the user works at." }, "limit_user_to_branch": { "type": ["integer", "null"], "description": "The only branch the user may see; null for all." }, "limit_user_to_account": { "type": ["integer", "null"], "description": "The only account the user may see; null for all." }, "shipment_page_mode": { "type": "string", "description": "How the shipment page opens: default, data-capturing, kiosk or kiosk-with-payment-flow." }, "terms_and_conditions_accepted_version": { "type": ["string", "null"], "description": "The version of the terms that the user has accepted." } }, "required": ["id", "provider_id", "username", "name", "email", "role_id", "role", "account_id", "branch_id"], "additionalProperties": false };
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
      if (!func0.call(schema5.properties, key0)) {
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
        const err15 = { instancePath: instancePath + "/phone_number", schemaPath: "#/properties/phone_number/type", keyword: "type", params: { type: schema5.properties.phone_number.type }, message: "must be string,null" };
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
        const err33 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema5.properties.account_id.type }, message: "must be integer,null" };
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
        const err34 = { instancePath: instancePath + "/branch_id", schemaPath: "#/properties/branch_id/type", keyword: "type", params: { type: schema5.properties.branch_id.type }, message: "must be integer,null" };
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
        const err35 = { instancePath: instancePath + "/limit_user_to_branch", schemaPath: "#/properties/limit_user_to_branch/type", keyword: "type", params: { type: schema5.properties.limit_user_to_branch.type }, message: "must be integer,null" };
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
        const err36 = { instancePath: instancePath + "/limit_user_to_account", schemaPath: "#/properties/limit_user_to_account/type", keyword: "type", params: { type: schema5.properties.limit_user_to_account.type }, message: "must be integer,null" };
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
        const err38 = { instancePath: instancePath + "/terms_and_conditions_accepted_version", schemaPath: "#/properties/terms_and_conditions_accepted_version/type", keyword: "type", params: { type: schema5.properties.terms_and_conditions_accepted_version.type }, message: "must be string,null" };
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
  validate4.errors = vErrors;
  return errors === 0;
}
validate4.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  validate6.errors = vErrors;
  return errors === 0;
}
validate6.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (!func0.call(schema4.properties, key0)) {
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
      if (!validate4(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
        errors = vErrors.length;
      }
    }
    if (data.account !== void 0) {
      let data5 = data.account;
      const _errs12 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs13 = errors;
      if (!validate6(data5, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
                const err54 = { instancePath: instancePath + "/drivers/" + i6 + "/branch_id", schemaPath: "#/properties/drivers/items/properties/branch_id/type", keyword: "type", params: { type: schema4.properties.drivers.items.properties.branch_id.type }, message: "must be integer,null" };
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
  validate3.errors = vErrors;
  return errors === 0;
}
validate3.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var list_integration_rules$200 = validate8;
var schema12 = { "title": "Integration rule", "description": "Which shipments go to which connected system, and when. Rules are looked at in their order; each that fits sends.", "type": "object", "properties": { "id": { "type": "integer", "description": "Number of the rule." }, "name": { "type": "string", "title": "Rule", "description": "What the team calls it." }, "type": { "$ref": "IntegrationType", "description": "The connected system." }, "trigger": { "$ref": "IntegrationTrigger", "description": "When the rule is looked at." }, "filters": { "type": "array", "items": { "$ref": "IntegrationRuleFilter" }, "description": "All of them must match." }, "config": { "type": "object", "description": "What the connected system needs to know, as its file in schemas/integrations says. A secret reads {set: true}." }, "is_enabled": { "type": "boolean", "description": "Whether it sends." }, "position": { "type": "integer", "description": "Place in the order, from 0." }, "revision": { "type": "integer", "description": "The revision of its last change; send it back as base_revision." }, "updated_at": { "type": "string", "format": "date-time", "description": "When it was last changed." }, "updated_by": { "type": ["string", "null"], "description": "Who last changed it; null when that is somebody of the platform." } }, "required": ["id", "name", "type", "trigger", "filters", "config", "is_enabled", "position", "revision", "updated_at", "updated_by"], "additionalProperties": false };
var schema15 = { "title": "Filter of a rule", "description": "One condition of an integration rule.", "type": "object", "properties": { "filter": { "$ref": "IntegrationFilter", "description": "What is asked." }, "values": { "type": "array", "maxItems": 200, "items": { "type": ["string", "integer"] }, "description": "What it is compared with; absent where nothing is." } }, "required": ["filter"], "additionalProperties": false };
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
    if (data.filter === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "filter" || key0 === "values")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      const _errs5 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs6 = errors;
      if ("collection-branch" !== data0) {
        const err3 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/0/const", keyword: "const", params: { allowedValue: "collection-branch" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs7 = errors;
      if ("delivery-branch" !== data0) {
        const err4 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/1/const", keyword: "const", params: { allowedValue: "delivery-branch" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
        if ("both-branches" !== data0) {
          const err5 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/2/const", keyword: "const", params: { allowedValue: "both-branches" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
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
          if ("routing-complete" !== data0) {
            const err6 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/3/const", keyword: "const", params: { allowedValue: "routing-complete" }, message: "must be equal to constant" };
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
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs10 = errors;
            if ("account-includes" !== data0) {
              const err7 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/4/const", keyword: "const", params: { allowedValue: "account-includes" }, message: "must be equal to constant" };
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
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs11 = errors;
              if ("account-excludes" !== data0) {
                const err8 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/5/const", keyword: "const", params: { allowedValue: "account-excludes" }, message: "must be equal to constant" };
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
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs12 = errors;
                if ("manifest-destination-branch" !== data0) {
                  const err9 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/6/const", keyword: "const", params: { allowedValue: "manifest-destination-branch" }, message: "must be equal to constant" };
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
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                  const _errs13 = errors;
                  if ("status-is" !== data0) {
                    const err10 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/7/const", keyword: "const", params: { allowedValue: "status-is" }, message: "must be equal to constant" };
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
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 7;
                    }
                    const _errs14 = errors;
                    if ("tracking-status-is" !== data0) {
                      const err11 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/8/const", keyword: "const", params: { allowedValue: "tracking-status-is" }, message: "must be equal to constant" };
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
                      passing0 = [passing0, 8];
                    } else {
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 8;
                      }
                      const _errs15 = errors;
                      if ("service-level-includes" !== data0) {
                        const err12 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/9/const", keyword: "const", params: { allowedValue: "service-level-includes" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                      }
                      var _valid0 = _errs15 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 9];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 9;
                        }
                        const _errs16 = errors;
                        if ("service-level-excludes" !== data0) {
                          const err13 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf/10/const", keyword: "const", params: { allowedValue: "service-level-excludes" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err13];
                          } else {
                            vErrors.push(err13);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 10];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 10;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err14 = { instancePath: instancePath + "/filter", schemaPath: "IntegrationFilter/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
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
    if (data.values !== void 0) {
      let data1 = data.values;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err15 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string" && !(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err16 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: schema15.properties.values.items.type }, message: "must be string,integer" };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}
validate10.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.trigger === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.filters === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filters" }, message: "must have required property 'filters'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.config === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.is_enabled === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_enabled" }, message: "must have required property 'is_enabled'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.position === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.updated_by === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_by" }, message: "must have required property 'updated_by'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema12.properties, key0)) {
        const err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err12 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err14 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      const _errs9 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs10 = errors;
      if ("matflo" !== data2) {
        const err15 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/0/const", keyword: "const", params: { allowedValue: "matflo" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs11 = errors;
      if ("rws" !== data2) {
        const err16 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/1/const", keyword: "const", params: { allowedValue: "rws" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
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
        if ("parcel-perfect" !== data2) {
          const err17 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/2/const", keyword: "const", params: { allowedValue: "parcel-perfect" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
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
          if ("ship-logic-delivery" !== data2) {
            const err18 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/3/const", keyword: "const", params: { allowedValue: "ship-logic-delivery" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
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
            if ("ship-logic-collection" !== data2) {
              const err19 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/4/const", keyword: "const", params: { allowedValue: "ship-logic-collection" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
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
              const _errs15 = errors;
              if ("webhook" !== data2) {
                const err20 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/5/const", keyword: "const", params: { allowedValue: "webhook" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
              var _valid0 = _errs15 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs16 = errors;
                if ("fastway" !== data2) {
                  const err21 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/6/const", keyword: "const", params: { allowedValue: "fastway" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                var _valid0 = _errs16 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err22 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
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
    if (data.trigger !== void 0) {
      let data3 = data.trigger;
      if (typeof data3 !== "string") {
        const err23 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      const _errs20 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs21 = errors;
      if ("shipment-created" !== data3) {
        const err24 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/0/const", keyword: "const", params: { allowedValue: "shipment-created" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      var _valid1 = _errs21 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs22 = errors;
      if ("shipment-updated" !== data3) {
        const err25 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/1/const", keyword: "const", params: { allowedValue: "shipment-updated" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
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
        if ("hub-scanner" !== data3) {
          const err26 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/2/const", keyword: "const", params: { allowedValue: "hub-scanner" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
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
          if ("outbounded" !== data3) {
            const err27 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/3/const", keyword: "const", params: { allowedValue: "outbounded" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
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
            if ("tracking-event-created" !== data3) {
              const err28 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/4/const", keyword: "const", params: { allowedValue: "tracking-event-created" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
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
            }
          }
        }
      }
      if (!valid4) {
        const err29 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
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
    if (data.filters !== void 0) {
      let data4 = data.filters;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate10(data4[i0], { instancePath: instancePath + "/filters/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.config !== void 0) {
      let data6 = data.config;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        const err31 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.is_enabled !== void 0) {
      if (typeof data.is_enabled !== "boolean") {
        const err32 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data8 = data.position;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err33 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data9 = data.revision;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err34 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data10 = data.updated_at;
      if (typeof data10 === "string") {
        if (!formats0(data10)) {
          const err35 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.updated_by !== void 0) {
      let data11 = data.updated_by;
      if (typeof data11 !== "string" && data11 !== null) {
        const err37 = { instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/type", keyword: "type", params: { type: schema12.properties.updated_by.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}
validate9.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.rules === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.types === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "types" }, message: "must have required property 'types'" };
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
      if (!(key0 === "rules" || key0 === "types" || key0 === "revision")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate9(data0[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.types !== void 0) {
      let data2 = data.types;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 !== "string") {
            const err5 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          const _errs10 = errors;
          let valid6 = false;
          let passing0 = null;
          const _errs11 = errors;
          if ("matflo" !== data3) {
            const err6 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/0/const", keyword: "const", params: { allowedValue: "matflo" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          if (_valid0) {
            valid6 = true;
            passing0 = 0;
          }
          const _errs12 = errors;
          if ("rws" !== data3) {
            const err7 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/1/const", keyword: "const", params: { allowedValue: "rws" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs12 === errors;
          if (_valid0 && valid6) {
            valid6 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid6 = true;
              passing0 = 1;
            }
            const _errs13 = errors;
            if ("parcel-perfect" !== data3) {
              const err8 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/2/const", keyword: "const", params: { allowedValue: "parcel-perfect" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            var _valid0 = _errs13 === errors;
            if (_valid0 && valid6) {
              valid6 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid6 = true;
                passing0 = 2;
              }
              const _errs14 = errors;
              if ("ship-logic-delivery" !== data3) {
                const err9 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/3/const", keyword: "const", params: { allowedValue: "ship-logic-delivery" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              var _valid0 = _errs14 === errors;
              if (_valid0 && valid6) {
                valid6 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid6 = true;
                  passing0 = 3;
                }
                const _errs15 = errors;
                if ("ship-logic-collection" !== data3) {
                  const err10 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/4/const", keyword: "const", params: { allowedValue: "ship-logic-collection" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                var _valid0 = _errs15 === errors;
                if (_valid0 && valid6) {
                  valid6 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid6 = true;
                    passing0 = 4;
                  }
                  const _errs16 = errors;
                  if ("webhook" !== data3) {
                    const err11 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/5/const", keyword: "const", params: { allowedValue: "webhook" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                  var _valid0 = _errs16 === errors;
                  if (_valid0 && valid6) {
                    valid6 = false;
                    passing0 = [passing0, 5];
                  } else {
                    if (_valid0) {
                      valid6 = true;
                      passing0 = 5;
                    }
                    const _errs17 = errors;
                    if ("fastway" !== data3) {
                      const err12 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf/6/const", keyword: "const", params: { allowedValue: "fastway" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                    var _valid0 = _errs17 === errors;
                    if (_valid0 && valid6) {
                      valid6 = false;
                      passing0 = [passing0, 6];
                    } else {
                      if (_valid0) {
                        valid6 = true;
                        passing0 = 6;
                      }
                    }
                  }
                }
              }
            }
          }
          if (!valid6) {
            const err13 = { instancePath: instancePath + "/types/" + i1, schemaPath: "IntegrationType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
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
      } else {
        const err14 = { instancePath: instancePath + "/types", schemaPath: "#/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data4 = data.revision;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err15 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate8.errors = vErrors;
  return errors === 0;
}
validate8.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var create_integration_rule$body = validate13;
var func4 = require_ucs2length().default;
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
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
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
    if (data.trigger === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "name" || key0 === "type" || key0 === "trigger" || key0 === "filters" || key0 === "config" || key0 === "is_enabled")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.provider_id !== void 0) {
      let data0 = data.provider_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func4(data1) > 200) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      const _errs9 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs10 = errors;
      if ("matflo" !== data2) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/0/const", keyword: "const", params: { allowedValue: "matflo" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs11 = errors;
      if ("rws" !== data2) {
        const err10 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/1/const", keyword: "const", params: { allowedValue: "rws" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
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
        if ("parcel-perfect" !== data2) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/2/const", keyword: "const", params: { allowedValue: "parcel-perfect" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
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
          if ("ship-logic-delivery" !== data2) {
            const err12 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/3/const", keyword: "const", params: { allowedValue: "ship-logic-delivery" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
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
            if ("ship-logic-collection" !== data2) {
              const err13 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/4/const", keyword: "const", params: { allowedValue: "ship-logic-collection" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
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
              const _errs15 = errors;
              if ("webhook" !== data2) {
                const err14 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/5/const", keyword: "const", params: { allowedValue: "webhook" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              var _valid0 = _errs15 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs16 = errors;
                if ("fastway" !== data2) {
                  const err15 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/6/const", keyword: "const", params: { allowedValue: "fastway" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                var _valid0 = _errs16 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err16 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
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
    if (data.trigger !== void 0) {
      let data3 = data.trigger;
      if (typeof data3 !== "string") {
        const err17 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      const _errs20 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs21 = errors;
      if ("shipment-created" !== data3) {
        const err18 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/0/const", keyword: "const", params: { allowedValue: "shipment-created" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid1 = _errs21 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs22 = errors;
      if ("shipment-updated" !== data3) {
        const err19 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/1/const", keyword: "const", params: { allowedValue: "shipment-updated" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
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
        if ("hub-scanner" !== data3) {
          const err20 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/2/const", keyword: "const", params: { allowedValue: "hub-scanner" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
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
          if ("outbounded" !== data3) {
            const err21 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/3/const", keyword: "const", params: { allowedValue: "outbounded" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
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
            if ("tracking-event-created" !== data3) {
              const err22 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/4/const", keyword: "const", params: { allowedValue: "tracking-event-created" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
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
            }
          }
        }
      }
      if (!valid4) {
        const err23 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
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
    if (data.filters !== void 0) {
      let data4 = data.filters;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          const err24 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate10(data4[i0], { instancePath: instancePath + "/filters/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.config !== void 0) {
      let data6 = data.config;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        const err26 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.is_enabled !== void 0) {
      if (typeof data.is_enabled !== "boolean") {
        const err27 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
validate13.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var create_integration_rule$200 = validate15;
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
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
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
      if (!(key0 === "rule" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate15.errors = vErrors;
  return errors === 0;
}
validate15.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var update_integration_rule$body = validate17;
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
      if (!(key0 === "provider_id" || key0 === "base_revision" || key0 === "name" || key0 === "type" || key0 === "trigger" || key0 === "filters" || key0 === "config" || key0 === "is_enabled")) {
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
    if (data.base_revision !== void 0) {
      let data1 = data.base_revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func4(data2) > 200) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string") {
        const err8 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
      if ("matflo" !== data3) {
        const err9 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/0/const", keyword: "const", params: { allowedValue: "matflo" }, message: "must be equal to constant" };
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
      if ("rws" !== data3) {
        const err10 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/1/const", keyword: "const", params: { allowedValue: "rws" }, message: "must be equal to constant" };
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
        if ("parcel-perfect" !== data3) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/2/const", keyword: "const", params: { allowedValue: "parcel-perfect" }, message: "must be equal to constant" };
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
          const _errs15 = errors;
          if ("ship-logic-delivery" !== data3) {
            const err12 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/3/const", keyword: "const", params: { allowedValue: "ship-logic-delivery" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var _valid0 = _errs15 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 3;
            }
            const _errs16 = errors;
            if ("ship-logic-collection" !== data3) {
              const err13 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/4/const", keyword: "const", params: { allowedValue: "ship-logic-collection" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            var _valid0 = _errs16 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs17 = errors;
              if ("webhook" !== data3) {
                const err14 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/5/const", keyword: "const", params: { allowedValue: "webhook" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              var _valid0 = _errs17 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs18 = errors;
                if ("fastway" !== data3) {
                  const err15 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf/6/const", keyword: "const", params: { allowedValue: "fastway" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                var _valid0 = _errs18 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err16 = { instancePath: instancePath + "/type", schemaPath: "IntegrationType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
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
    if (data.trigger !== void 0) {
      let data4 = data.trigger;
      if (typeof data4 !== "string") {
        const err17 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      const _errs22 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs23 = errors;
      if ("shipment-created" !== data4) {
        const err18 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/0/const", keyword: "const", params: { allowedValue: "shipment-created" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid1 = _errs23 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs24 = errors;
      if ("shipment-updated" !== data4) {
        const err19 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/1/const", keyword: "const", params: { allowedValue: "shipment-updated" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid1 = _errs24 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
        const _errs25 = errors;
        if ("hub-scanner" !== data4) {
          const err20 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/2/const", keyword: "const", params: { allowedValue: "hub-scanner" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid1 = _errs25 === errors;
        if (_valid1 && valid4) {
          valid4 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid4 = true;
            passing1 = 2;
          }
          const _errs26 = errors;
          if ("outbounded" !== data4) {
            const err21 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/3/const", keyword: "const", params: { allowedValue: "outbounded" }, message: "must be equal to constant" };
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
            passing1 = [passing1, 3];
          } else {
            if (_valid1) {
              valid4 = true;
              passing1 = 3;
            }
            const _errs27 = errors;
            if ("tracking-event-created" !== data4) {
              const err22 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf/4/const", keyword: "const", params: { allowedValue: "tracking-event-created" }, message: "must be equal to constant" };
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
              passing1 = [passing1, 4];
            } else {
              if (_valid1) {
                valid4 = true;
                passing1 = 4;
              }
            }
          }
        }
      }
      if (!valid4) {
        const err23 = { instancePath: instancePath + "/trigger", schemaPath: "IntegrationTrigger/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.filters !== void 0) {
      let data5 = data.filters;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          const err24 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate10(data5[i0], { instancePath: instancePath + "/filters/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.config !== void 0) {
      let data7 = data.config;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
        const err26 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.is_enabled !== void 0) {
      if (typeof data.is_enabled !== "boolean") {
        const err27 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
validate17.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var update_integration_rule$200 = validate19;
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
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
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
      if (!(key0 === "rule" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate19.errors = vErrors;
  return errors === 0;
}
validate19.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var update_integration_rule$409 = validate21;
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
    if (data.rule === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "errors" || key0 === "rule")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            const err7 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var delete_integration_rule$200 = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
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
    for (const key0 in data) {
      if (!(key0 === "revision")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data0 = data.revision;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var delete_integration_rule$409 = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
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
    if (data.rule === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "errors" || key0 === "rule")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            const err7 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var switch_integration_rule$body = validate26;
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
    if (data.is_enabled === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_enabled" }, message: "must have required property 'is_enabled'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "is_enabled")) {
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
    if (data.is_enabled !== void 0) {
      if (typeof data.is_enabled !== "boolean") {
        const err4 = { instancePath: instancePath + "/is_enabled", schemaPath: "#/properties/is_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var switch_integration_rule$200 = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
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
      if (!(key0 === "rule" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var duplicate_integration_rule$body = validate29;
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
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var duplicate_integration_rule$200 = validate30;
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
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
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
      if (!(key0 === "rule" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.rule !== void 0) {
      if (!validate9(data.rule, { instancePath: instancePath + "/rule", parentData: data, parentDataProperty: "rule", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
        errors = vErrors.length;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
  validate30.errors = vErrors;
  return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var order_integration_rules$body = validate32;
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
    if (data.seen === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seen" }, message: "must have required property 'seen'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ids === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "seen" || key0 === "ids")) {
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
    if (data.seen !== void 0) {
      let data1 = data.seen;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err5 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err6 = { instancePath: instancePath + "/seen/" + i0, schemaPath: "#/properties/seen/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err7 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/seen", schemaPath: "#/properties/seen/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data3 = data.ids;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          const err9 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err10 = { instancePath: instancePath + "/ids/" + i2, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        let i3 = data3.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data3[i3];
            if (!(typeof item1 == "number" && (!(item1 % 1) && !isNaN(item1)) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err11 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var order_integration_rules$200 = validate33;
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
    if (data.ids === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
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
      if (!(key0 === "ids" || key0 === "revision")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
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
  validate33.errors = vErrors;
  return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var order_integration_rules$409 = validate34;
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
    if (data.ids === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ids" }, message: "must have required property 'ids'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "message" || key0 === "errors" || key0 === "ids")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
          if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
            const err7 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data4 = data.ids;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err9 = { instancePath: instancePath + "/ids/" + i1, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var dry_run_integration_rule$body = validate35;
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
    for (const key0 in data) {
      if (!(key0 === "collection_branch_id" || key0 === "delivery_branch_id" || key0 === "account_code" || key0 === "service_level_code" || key0 === "status" || key0 === "tracking_status" || key0 === "manifest_destination_branch_id")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.collection_branch_id !== void 0) {
      let data0 = data.collection_branch_id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/collection_branch_id", schemaPath: "#/properties/collection_branch_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/collection_branch_id", schemaPath: "#/properties/collection_branch_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.delivery_branch_id !== void 0) {
      let data1 = data.delivery_branch_id;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err3 = { instancePath: instancePath + "/delivery_branch_id", schemaPath: "#/properties/delivery_branch_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/delivery_branch_id", schemaPath: "#/properties/delivery_branch_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.account_code !== void 0) {
      let data2 = data.account_code;
      if (typeof data2 === "string") {
        if (func4(data2) > 20) {
          const err5 = { instancePath: instancePath + "/account_code", schemaPath: "#/properties/account_code/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/account_code", schemaPath: "#/properties/account_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.service_level_code !== void 0) {
      let data3 = data.service_level_code;
      if (typeof data3 === "string") {
        if (func4(data3) > 20) {
          const err7 = { instancePath: instancePath + "/service_level_code", schemaPath: "#/properties/service_level_code/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/service_level_code", schemaPath: "#/properties/service_level_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err9 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      const _errs13 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs14 = errors;
      if ("quote" !== data4) {
        const err10 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/0/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs14 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
      }
      const _errs15 = errors;
      if ("quote-expired" !== data4) {
        const err11 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/1/const", keyword: "const", params: { allowedValue: "quote-expired" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
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
        if ("payment-pending" !== data4) {
          const err12 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/2/const", keyword: "const", params: { allowedValue: "payment-pending" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
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
          if ("payment-failed" !== data4) {
            const err13 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/3/const", keyword: "const", params: { allowedValue: "payment-failed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
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
            const _errs18 = errors;
            if ("submitted" !== data4) {
              const err14 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/4/const", keyword: "const", params: { allowedValue: "submitted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            var _valid0 = _errs18 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 4;
              }
              const _errs19 = errors;
              if ("outsourced" !== data4) {
                const err15 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/5/const", keyword: "const", params: { allowedValue: "outsourced" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              var _valid0 = _errs19 === errors;
              if (_valid0 && valid2) {
                valid2 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid2 = true;
                  passing0 = 5;
                }
                const _errs20 = errors;
                if ("collection-assigned" !== data4) {
                  const err16 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/6/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                var _valid0 = _errs20 === errors;
                if (_valid0 && valid2) {
                  valid2 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid2 = true;
                    passing0 = 6;
                  }
                  const _errs21 = errors;
                  if ("awaiting-dropoff" !== data4) {
                    const err17 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/7/const", keyword: "const", params: { allowedValue: "awaiting-dropoff" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                  var _valid0 = _errs21 === errors;
                  if (_valid0 && valid2) {
                    valid2 = false;
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid2 = true;
                      passing0 = 7;
                    }
                    const _errs22 = errors;
                    if ("collection-unassigned" !== data4) {
                      const err18 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/8/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    var _valid0 = _errs22 === errors;
                    if (_valid0 && valid2) {
                      valid2 = false;
                      passing0 = [passing0, 8];
                    } else {
                      if (_valid0) {
                        valid2 = true;
                        passing0 = 8;
                      }
                      const _errs23 = errors;
                      if ("collection-rejected" !== data4) {
                        const err19 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/9/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                      var _valid0 = _errs23 === errors;
                      if (_valid0 && valid2) {
                        valid2 = false;
                        passing0 = [passing0, 9];
                      } else {
                        if (_valid0) {
                          valid2 = true;
                          passing0 = 9;
                        }
                        const _errs24 = errors;
                        if ("collection-exception" !== data4) {
                          const err20 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/10/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err20];
                          } else {
                            vErrors.push(err20);
                          }
                          errors++;
                        }
                        var _valid0 = _errs24 === errors;
                        if (_valid0 && valid2) {
                          valid2 = false;
                          passing0 = [passing0, 10];
                        } else {
                          if (_valid0) {
                            valid2 = true;
                            passing0 = 10;
                          }
                          const _errs25 = errors;
                          if ("collection-failed-attempt" !== data4) {
                            const err21 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/11/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err21];
                            } else {
                              vErrors.push(err21);
                            }
                            errors++;
                          }
                          var _valid0 = _errs25 === errors;
                          if (_valid0 && valid2) {
                            valid2 = false;
                            passing0 = [passing0, 11];
                          } else {
                            if (_valid0) {
                              valid2 = true;
                              passing0 = 11;
                            }
                            const _errs26 = errors;
                            if ("collected" !== data4) {
                              const err22 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/12/const", keyword: "const", params: { allowedValue: "collected" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err22];
                              } else {
                                vErrors.push(err22);
                              }
                              errors++;
                            }
                            var _valid0 = _errs26 === errors;
                            if (_valid0 && valid2) {
                              valid2 = false;
                              passing0 = [passing0, 12];
                            } else {
                              if (_valid0) {
                                valid2 = true;
                                passing0 = 12;
                              }
                              const _errs27 = errors;
                              if ("at-hub" !== data4) {
                                const err23 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/13/const", keyword: "const", params: { allowedValue: "at-hub" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err23];
                                } else {
                                  vErrors.push(err23);
                                }
                                errors++;
                              }
                              var _valid0 = _errs27 === errors;
                              if (_valid0 && valid2) {
                                valid2 = false;
                                passing0 = [passing0, 13];
                              } else {
                                if (_valid0) {
                                  valid2 = true;
                                  passing0 = 13;
                                }
                                const _errs28 = errors;
                                if ("manifested" !== data4) {
                                  const err24 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/14/const", keyword: "const", params: { allowedValue: "manifested" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err24];
                                  } else {
                                    vErrors.push(err24);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs28 === errors;
                                if (_valid0 && valid2) {
                                  valid2 = false;
                                  passing0 = [passing0, 14];
                                } else {
                                  if (_valid0) {
                                    valid2 = true;
                                    passing0 = 14;
                                  }
                                  const _errs29 = errors;
                                  if ("ready-for-dispatch" !== data4) {
                                    const err25 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/15/const", keyword: "const", params: { allowedValue: "ready-for-dispatch" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err25];
                                    } else {
                                      vErrors.push(err25);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs29 === errors;
                                  if (_valid0 && valid2) {
                                    valid2 = false;
                                    passing0 = [passing0, 15];
                                  } else {
                                    if (_valid0) {
                                      valid2 = true;
                                      passing0 = 15;
                                    }
                                    const _errs30 = errors;
                                    if ("in-transit" !== data4) {
                                      const err26 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/16/const", keyword: "const", params: { allowedValue: "in-transit" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err26];
                                      } else {
                                        vErrors.push(err26);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs30 === errors;
                                    if (_valid0 && valid2) {
                                      valid2 = false;
                                      passing0 = [passing0, 16];
                                    } else {
                                      if (_valid0) {
                                        valid2 = true;
                                        passing0 = 16;
                                      }
                                      const _errs31 = errors;
                                      if ("at-destination-hub" !== data4) {
                                        const err27 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/17/const", keyword: "const", params: { allowedValue: "at-destination-hub" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err27];
                                        } else {
                                          vErrors.push(err27);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs31 === errors;
                                      if (_valid0 && valid2) {
                                        valid2 = false;
                                        passing0 = [passing0, 17];
                                      } else {
                                        if (_valid0) {
                                          valid2 = true;
                                          passing0 = 17;
                                        }
                                        const _errs32 = errors;
                                        if ("returned-to-hub" !== data4) {
                                          const err28 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/18/const", keyword: "const", params: { allowedValue: "returned-to-hub" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err28];
                                          } else {
                                            vErrors.push(err28);
                                          }
                                          errors++;
                                        }
                                        var _valid0 = _errs32 === errors;
                                        if (_valid0 && valid2) {
                                          valid2 = false;
                                          passing0 = [passing0, 18];
                                        } else {
                                          if (_valid0) {
                                            valid2 = true;
                                            passing0 = 18;
                                          }
                                          const _errs33 = errors;
                                          if ("delivery-assigned" !== data4) {
                                            const err29 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/19/const", keyword: "const", params: { allowedValue: "delivery-assigned" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err29];
                                            } else {
                                              vErrors.push(err29);
                                            }
                                            errors++;
                                          }
                                          var _valid0 = _errs33 === errors;
                                          if (_valid0 && valid2) {
                                            valid2 = false;
                                            passing0 = [passing0, 19];
                                          } else {
                                            if (_valid0) {
                                              valid2 = true;
                                              passing0 = 19;
                                            }
                                            const _errs34 = errors;
                                            if ("delivery-unassigned" !== data4) {
                                              const err30 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/20/const", keyword: "const", params: { allowedValue: "delivery-unassigned" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            }
                                            var _valid0 = _errs34 === errors;
                                            if (_valid0 && valid2) {
                                              valid2 = false;
                                              passing0 = [passing0, 20];
                                            } else {
                                              if (_valid0) {
                                                valid2 = true;
                                                passing0 = 20;
                                              }
                                              const _errs35 = errors;
                                              if ("delivery-rejected" !== data4) {
                                                const err31 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/21/const", keyword: "const", params: { allowedValue: "delivery-rejected" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err31];
                                                } else {
                                                  vErrors.push(err31);
                                                }
                                                errors++;
                                              }
                                              var _valid0 = _errs35 === errors;
                                              if (_valid0 && valid2) {
                                                valid2 = false;
                                                passing0 = [passing0, 21];
                                              } else {
                                                if (_valid0) {
                                                  valid2 = true;
                                                  passing0 = 21;
                                                }
                                                const _errs36 = errors;
                                                if ("bob-box-reservation-failed" !== data4) {
                                                  const err32 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/22/const", keyword: "const", params: { allowedValue: "bob-box-reservation-failed" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err32];
                                                  } else {
                                                    vErrors.push(err32);
                                                  }
                                                  errors++;
                                                }
                                                var _valid0 = _errs36 === errors;
                                                if (_valid0 && valid2) {
                                                  valid2 = false;
                                                  passing0 = [passing0, 22];
                                                } else {
                                                  if (_valid0) {
                                                    valid2 = true;
                                                    passing0 = 22;
                                                  }
                                                  const _errs37 = errors;
                                                  if ("out-for-delivery" !== data4) {
                                                    const err33 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/23/const", keyword: "const", params: { allowedValue: "out-for-delivery" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err33];
                                                    } else {
                                                      vErrors.push(err33);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid0 = _errs37 === errors;
                                                  if (_valid0 && valid2) {
                                                    valid2 = false;
                                                    passing0 = [passing0, 23];
                                                  } else {
                                                    if (_valid0) {
                                                      valid2 = true;
                                                      passing0 = 23;
                                                    }
                                                    const _errs38 = errors;
                                                    if ("delivery-exception" !== data4) {
                                                      const err34 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/24/const", keyword: "const", params: { allowedValue: "delivery-exception" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err34];
                                                      } else {
                                                        vErrors.push(err34);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid0 = _errs38 === errors;
                                                    if (_valid0 && valid2) {
                                                      valid2 = false;
                                                      passing0 = [passing0, 24];
                                                    } else {
                                                      if (_valid0) {
                                                        valid2 = true;
                                                        passing0 = 24;
                                                      }
                                                      const _errs39 = errors;
                                                      if ("delivery-failed-attempt" !== data4) {
                                                        const err35 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/25/const", keyword: "const", params: { allowedValue: "delivery-failed-attempt" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err35];
                                                        } else {
                                                          vErrors.push(err35);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid0 = _errs39 === errors;
                                                      if (_valid0 && valid2) {
                                                        valid2 = false;
                                                        passing0 = [passing0, 25];
                                                      } else {
                                                        if (_valid0) {
                                                          valid2 = true;
                                                          passing0 = 25;
                                                        }
                                                        const _errs40 = errors;
                                                        if ("in-locker" !== data4) {
                                                          const err36 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/26/const", keyword: "const", params: { allowedValue: "in-locker" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err36];
                                                          } else {
                                                            vErrors.push(err36);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid0 = _errs40 === errors;
                                                        if (_valid0 && valid2) {
                                                          valid2 = false;
                                                          passing0 = [passing0, 26];
                                                        } else {
                                                          if (_valid0) {
                                                            valid2 = true;
                                                            passing0 = 26;
                                                          }
                                                          const _errs41 = errors;
                                                          if ("ready-for-pickup" !== data4) {
                                                            const err37 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/27/const", keyword: "const", params: { allowedValue: "ready-for-pickup" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err37];
                                                            } else {
                                                              vErrors.push(err37);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid0 = _errs41 === errors;
                                                          if (_valid0 && valid2) {
                                                            valid2 = false;
                                                            passing0 = [passing0, 27];
                                                          } else {
                                                            if (_valid0) {
                                                              valid2 = true;
                                                              passing0 = 27;
                                                            }
                                                            const _errs42 = errors;
                                                            if ("collect-and-return-to-hub" !== data4) {
                                                              const err38 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/28/const", keyword: "const", params: { allowedValue: "collect-and-return-to-hub" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err38];
                                                              } else {
                                                                vErrors.push(err38);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid0 = _errs42 === errors;
                                                            if (_valid0 && valid2) {
                                                              valid2 = false;
                                                              passing0 = [passing0, 28];
                                                            } else {
                                                              if (_valid0) {
                                                                valid2 = true;
                                                                passing0 = 28;
                                                              }
                                                              const _errs43 = errors;
                                                              if ("collected-from-locker" !== data4) {
                                                                const err39 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/29/const", keyword: "const", params: { allowedValue: "collected-from-locker" }, message: "must be equal to constant" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err39];
                                                                } else {
                                                                  vErrors.push(err39);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid0 = _errs43 === errors;
                                                              if (_valid0 && valid2) {
                                                                valid2 = false;
                                                                passing0 = [passing0, 29];
                                                              } else {
                                                                if (_valid0) {
                                                                  valid2 = true;
                                                                  passing0 = 29;
                                                                }
                                                                const _errs44 = errors;
                                                                if ("collected-from-counter" !== data4) {
                                                                  const err40 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/30/const", keyword: "const", params: { allowedValue: "collected-from-counter" }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err40];
                                                                  } else {
                                                                    vErrors.push(err40);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid0 = _errs44 === errors;
                                                                if (_valid0 && valid2) {
                                                                  valid2 = false;
                                                                  passing0 = [passing0, 30];
                                                                } else {
                                                                  if (_valid0) {
                                                                    valid2 = true;
                                                                    passing0 = 30;
                                                                  }
                                                                  const _errs45 = errors;
                                                                  if ("returned-to-sender" !== data4) {
                                                                    const err41 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/31/const", keyword: "const", params: { allowedValue: "returned-to-sender" }, message: "must be equal to constant" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err41];
                                                                    } else {
                                                                      vErrors.push(err41);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid0 = _errs45 === errors;
                                                                  if (_valid0 && valid2) {
                                                                    valid2 = false;
                                                                    passing0 = [passing0, 31];
                                                                  } else {
                                                                    if (_valid0) {
                                                                      valid2 = true;
                                                                      passing0 = 31;
                                                                    }
                                                                    const _errs46 = errors;
                                                                    if ("delivered" !== data4) {
                                                                      const err42 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/32/const", keyword: "const", params: { allowedValue: "delivered" }, message: "must be equal to constant" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err42];
                                                                      } else {
                                                                        vErrors.push(err42);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid0 = _errs46 === errors;
                                                                    if (_valid0 && valid2) {
                                                                      valid2 = false;
                                                                      passing0 = [passing0, 32];
                                                                    } else {
                                                                      if (_valid0) {
                                                                        valid2 = true;
                                                                        passing0 = 32;
                                                                      }
                                                                      const _errs47 = errors;
                                                                      if ("undeliverable" !== data4) {
                                                                        const err43 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/33/const", keyword: "const", params: { allowedValue: "undeliverable" }, message: "must be equal to constant" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err43];
                                                                        } else {
                                                                          vErrors.push(err43);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid0 = _errs47 === errors;
                                                                      if (_valid0 && valid2) {
                                                                        valid2 = false;
                                                                        passing0 = [passing0, 33];
                                                                      } else {
                                                                        if (_valid0) {
                                                                          valid2 = true;
                                                                          passing0 = 33;
                                                                        }
                                                                        const _errs48 = errors;
                                                                        if ("cancelled" !== data4) {
                                                                          const err44 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/34/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err44];
                                                                          } else {
                                                                            vErrors.push(err44);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid0 = _errs48 === errors;
                                                                        if (_valid0 && valid2) {
                                                                          valid2 = false;
                                                                          passing0 = [passing0, 34];
                                                                        } else {
                                                                          if (_valid0) {
                                                                            valid2 = true;
                                                                            passing0 = 34;
                                                                          }
                                                                          const _errs49 = errors;
                                                                          if ("on-hold" !== data4) {
                                                                            const err45 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/35/const", keyword: "const", params: { allowedValue: "on-hold" }, message: "must be equal to constant" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err45];
                                                                            } else {
                                                                              vErrors.push(err45);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid0 = _errs49 === errors;
                                                                          if (_valid0 && valid2) {
                                                                            valid2 = false;
                                                                            passing0 = [passing0, 35];
                                                                          } else {
                                                                            if (_valid0) {
                                                                              valid2 = true;
                                                                              passing0 = 35;
                                                                            }
                                                                            const _errs50 = errors;
                                                                            if ("on-hold-internal" !== data4) {
                                                                              const err46 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf/36/const", keyword: "const", params: { allowedValue: "on-hold-internal" }, message: "must be equal to constant" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err46];
                                                                              } else {
                                                                                vErrors.push(err46);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var _valid0 = _errs50 === errors;
                                                                            if (_valid0 && valid2) {
                                                                              valid2 = false;
                                                                              passing0 = [passing0, 36];
                                                                            } else {
                                                                              if (_valid0) {
                                                                                valid2 = true;
                                                                                passing0 = 36;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid2) {
        const err47 = { instancePath: instancePath + "/status", schemaPath: "ShipmentStatus/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
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
    if (data.tracking_status !== void 0) {
      let data5 = data.tracking_status;
      if (typeof data5 !== "string") {
        const err48 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      const _errs54 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs55 = errors;
      if ("quote" !== data5) {
        const err49 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/0/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      var _valid1 = _errs55 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
      }
      const _errs56 = errors;
      if ("quote-expired" !== data5) {
        const err50 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/1/const", keyword: "const", params: { allowedValue: "quote-expired" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      var _valid1 = _errs56 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
        const _errs57 = errors;
        if ("payment-pending" !== data5) {
          const err51 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/2/const", keyword: "const", params: { allowedValue: "payment-pending" }, message: "must be equal to constant" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        var _valid1 = _errs57 === errors;
        if (_valid1 && valid4) {
          valid4 = false;
          passing1 = [passing1, 2];
        } else {
          if (_valid1) {
            valid4 = true;
            passing1 = 2;
          }
          const _errs58 = errors;
          if ("payment-failed" !== data5) {
            const err52 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/3/const", keyword: "const", params: { allowedValue: "payment-failed" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
          var _valid1 = _errs58 === errors;
          if (_valid1 && valid4) {
            valid4 = false;
            passing1 = [passing1, 3];
          } else {
            if (_valid1) {
              valid4 = true;
              passing1 = 3;
            }
            const _errs59 = errors;
            if ("submitted" !== data5) {
              const err53 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/4/const", keyword: "const", params: { allowedValue: "submitted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            var _valid1 = _errs59 === errors;
            if (_valid1 && valid4) {
              valid4 = false;
              passing1 = [passing1, 4];
            } else {
              if (_valid1) {
                valid4 = true;
                passing1 = 4;
              }
              const _errs60 = errors;
              if ("outsourced" !== data5) {
                const err54 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/5/const", keyword: "const", params: { allowedValue: "outsourced" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
              var _valid1 = _errs60 === errors;
              if (_valid1 && valid4) {
                valid4 = false;
                passing1 = [passing1, 5];
              } else {
                if (_valid1) {
                  valid4 = true;
                  passing1 = 5;
                }
                const _errs61 = errors;
                if ("collection-assigned" !== data5) {
                  const err55 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/6/const", keyword: "const", params: { allowedValue: "collection-assigned" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                var _valid1 = _errs61 === errors;
                if (_valid1 && valid4) {
                  valid4 = false;
                  passing1 = [passing1, 6];
                } else {
                  if (_valid1) {
                    valid4 = true;
                    passing1 = 6;
                  }
                  const _errs62 = errors;
                  if ("awaiting-dropoff" !== data5) {
                    const err56 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/7/const", keyword: "const", params: { allowedValue: "awaiting-dropoff" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                  var _valid1 = _errs62 === errors;
                  if (_valid1 && valid4) {
                    valid4 = false;
                    passing1 = [passing1, 7];
                  } else {
                    if (_valid1) {
                      valid4 = true;
                      passing1 = 7;
                    }
                    const _errs63 = errors;
                    if ("collection-unassigned" !== data5) {
                      const err57 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/8/const", keyword: "const", params: { allowedValue: "collection-unassigned" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                    var _valid1 = _errs63 === errors;
                    if (_valid1 && valid4) {
                      valid4 = false;
                      passing1 = [passing1, 8];
                    } else {
                      if (_valid1) {
                        valid4 = true;
                        passing1 = 8;
                      }
                      const _errs64 = errors;
                      if ("collection-rejected" !== data5) {
                        const err58 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/9/const", keyword: "const", params: { allowedValue: "collection-rejected" }, message: "must be equal to constant" };
                        if (vErrors === null) {
                          vErrors = [err58];
                        } else {
                          vErrors.push(err58);
                        }
                        errors++;
                      }
                      var _valid1 = _errs64 === errors;
                      if (_valid1 && valid4) {
                        valid4 = false;
                        passing1 = [passing1, 9];
                      } else {
                        if (_valid1) {
                          valid4 = true;
                          passing1 = 9;
                        }
                        const _errs65 = errors;
                        if ("collection-exception" !== data5) {
                          const err59 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/10/const", keyword: "const", params: { allowedValue: "collection-exception" }, message: "must be equal to constant" };
                          if (vErrors === null) {
                            vErrors = [err59];
                          } else {
                            vErrors.push(err59);
                          }
                          errors++;
                        }
                        var _valid1 = _errs65 === errors;
                        if (_valid1 && valid4) {
                          valid4 = false;
                          passing1 = [passing1, 10];
                        } else {
                          if (_valid1) {
                            valid4 = true;
                            passing1 = 10;
                          }
                          const _errs66 = errors;
                          if ("collection-failed-attempt" !== data5) {
                            const err60 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/11/const", keyword: "const", params: { allowedValue: "collection-failed-attempt" }, message: "must be equal to constant" };
                            if (vErrors === null) {
                              vErrors = [err60];
                            } else {
                              vErrors.push(err60);
                            }
                            errors++;
                          }
                          var _valid1 = _errs66 === errors;
                          if (_valid1 && valid4) {
                            valid4 = false;
                            passing1 = [passing1, 11];
                          } else {
                            if (_valid1) {
                              valid4 = true;
                              passing1 = 11;
                            }
                            const _errs67 = errors;
                            if ("collected" !== data5) {
                              const err61 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/12/const", keyword: "const", params: { allowedValue: "collected" }, message: "must be equal to constant" };
                              if (vErrors === null) {
                                vErrors = [err61];
                              } else {
                                vErrors.push(err61);
                              }
                              errors++;
                            }
                            var _valid1 = _errs67 === errors;
                            if (_valid1 && valid4) {
                              valid4 = false;
                              passing1 = [passing1, 12];
                            } else {
                              if (_valid1) {
                                valid4 = true;
                                passing1 = 12;
                              }
                              const _errs68 = errors;
                              if ("at-hub" !== data5) {
                                const err62 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/13/const", keyword: "const", params: { allowedValue: "at-hub" }, message: "must be equal to constant" };
                                if (vErrors === null) {
                                  vErrors = [err62];
                                } else {
                                  vErrors.push(err62);
                                }
                                errors++;
                              }
                              var _valid1 = _errs68 === errors;
                              if (_valid1 && valid4) {
                                valid4 = false;
                                passing1 = [passing1, 13];
                              } else {
                                if (_valid1) {
                                  valid4 = true;
                                  passing1 = 13;
                                }
                                const _errs69 = errors;
                                if ("manifested" !== data5) {
                                  const err63 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/14/const", keyword: "const", params: { allowedValue: "manifested" }, message: "must be equal to constant" };
                                  if (vErrors === null) {
                                    vErrors = [err63];
                                  } else {
                                    vErrors.push(err63);
                                  }
                                  errors++;
                                }
                                var _valid1 = _errs69 === errors;
                                if (_valid1 && valid4) {
                                  valid4 = false;
                                  passing1 = [passing1, 14];
                                } else {
                                  if (_valid1) {
                                    valid4 = true;
                                    passing1 = 14;
                                  }
                                  const _errs70 = errors;
                                  if ("ready-for-dispatch" !== data5) {
                                    const err64 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/15/const", keyword: "const", params: { allowedValue: "ready-for-dispatch" }, message: "must be equal to constant" };
                                    if (vErrors === null) {
                                      vErrors = [err64];
                                    } else {
                                      vErrors.push(err64);
                                    }
                                    errors++;
                                  }
                                  var _valid1 = _errs70 === errors;
                                  if (_valid1 && valid4) {
                                    valid4 = false;
                                    passing1 = [passing1, 15];
                                  } else {
                                    if (_valid1) {
                                      valid4 = true;
                                      passing1 = 15;
                                    }
                                    const _errs71 = errors;
                                    if ("in-transit" !== data5) {
                                      const err65 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/16/const", keyword: "const", params: { allowedValue: "in-transit" }, message: "must be equal to constant" };
                                      if (vErrors === null) {
                                        vErrors = [err65];
                                      } else {
                                        vErrors.push(err65);
                                      }
                                      errors++;
                                    }
                                    var _valid1 = _errs71 === errors;
                                    if (_valid1 && valid4) {
                                      valid4 = false;
                                      passing1 = [passing1, 16];
                                    } else {
                                      if (_valid1) {
                                        valid4 = true;
                                        passing1 = 16;
                                      }
                                      const _errs72 = errors;
                                      if ("at-destination-hub" !== data5) {
                                        const err66 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/17/const", keyword: "const", params: { allowedValue: "at-destination-hub" }, message: "must be equal to constant" };
                                        if (vErrors === null) {
                                          vErrors = [err66];
                                        } else {
                                          vErrors.push(err66);
                                        }
                                        errors++;
                                      }
                                      var _valid1 = _errs72 === errors;
                                      if (_valid1 && valid4) {
                                        valid4 = false;
                                        passing1 = [passing1, 17];
                                      } else {
                                        if (_valid1) {
                                          valid4 = true;
                                          passing1 = 17;
                                        }
                                        const _errs73 = errors;
                                        if ("returned-to-hub" !== data5) {
                                          const err67 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/18/const", keyword: "const", params: { allowedValue: "returned-to-hub" }, message: "must be equal to constant" };
                                          if (vErrors === null) {
                                            vErrors = [err67];
                                          } else {
                                            vErrors.push(err67);
                                          }
                                          errors++;
                                        }
                                        var _valid1 = _errs73 === errors;
                                        if (_valid1 && valid4) {
                                          valid4 = false;
                                          passing1 = [passing1, 18];
                                        } else {
                                          if (_valid1) {
                                            valid4 = true;
                                            passing1 = 18;
                                          }
                                          const _errs74 = errors;
                                          if ("delivery-assigned" !== data5) {
                                            const err68 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/19/const", keyword: "const", params: { allowedValue: "delivery-assigned" }, message: "must be equal to constant" };
                                            if (vErrors === null) {
                                              vErrors = [err68];
                                            } else {
                                              vErrors.push(err68);
                                            }
                                            errors++;
                                          }
                                          var _valid1 = _errs74 === errors;
                                          if (_valid1 && valid4) {
                                            valid4 = false;
                                            passing1 = [passing1, 19];
                                          } else {
                                            if (_valid1) {
                                              valid4 = true;
                                              passing1 = 19;
                                            }
                                            const _errs75 = errors;
                                            if ("delivery-unassigned" !== data5) {
                                              const err69 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/20/const", keyword: "const", params: { allowedValue: "delivery-unassigned" }, message: "must be equal to constant" };
                                              if (vErrors === null) {
                                                vErrors = [err69];
                                              } else {
                                                vErrors.push(err69);
                                              }
                                              errors++;
                                            }
                                            var _valid1 = _errs75 === errors;
                                            if (_valid1 && valid4) {
                                              valid4 = false;
                                              passing1 = [passing1, 20];
                                            } else {
                                              if (_valid1) {
                                                valid4 = true;
                                                passing1 = 20;
                                              }
                                              const _errs76 = errors;
                                              if ("delivery-rejected" !== data5) {
                                                const err70 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/21/const", keyword: "const", params: { allowedValue: "delivery-rejected" }, message: "must be equal to constant" };
                                                if (vErrors === null) {
                                                  vErrors = [err70];
                                                } else {
                                                  vErrors.push(err70);
                                                }
                                                errors++;
                                              }
                                              var _valid1 = _errs76 === errors;
                                              if (_valid1 && valid4) {
                                                valid4 = false;
                                                passing1 = [passing1, 21];
                                              } else {
                                                if (_valid1) {
                                                  valid4 = true;
                                                  passing1 = 21;
                                                }
                                                const _errs77 = errors;
                                                if ("bob-box-reservation-failed" !== data5) {
                                                  const err71 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/22/const", keyword: "const", params: { allowedValue: "bob-box-reservation-failed" }, message: "must be equal to constant" };
                                                  if (vErrors === null) {
                                                    vErrors = [err71];
                                                  } else {
                                                    vErrors.push(err71);
                                                  }
                                                  errors++;
                                                }
                                                var _valid1 = _errs77 === errors;
                                                if (_valid1 && valid4) {
                                                  valid4 = false;
                                                  passing1 = [passing1, 22];
                                                } else {
                                                  if (_valid1) {
                                                    valid4 = true;
                                                    passing1 = 22;
                                                  }
                                                  const _errs78 = errors;
                                                  if ("out-for-delivery" !== data5) {
                                                    const err72 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/23/const", keyword: "const", params: { allowedValue: "out-for-delivery" }, message: "must be equal to constant" };
                                                    if (vErrors === null) {
                                                      vErrors = [err72];
                                                    } else {
                                                      vErrors.push(err72);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid1 = _errs78 === errors;
                                                  if (_valid1 && valid4) {
                                                    valid4 = false;
                                                    passing1 = [passing1, 23];
                                                  } else {
                                                    if (_valid1) {
                                                      valid4 = true;
                                                      passing1 = 23;
                                                    }
                                                    const _errs79 = errors;
                                                    if ("delivery-exception" !== data5) {
                                                      const err73 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/24/const", keyword: "const", params: { allowedValue: "delivery-exception" }, message: "must be equal to constant" };
                                                      if (vErrors === null) {
                                                        vErrors = [err73];
                                                      } else {
                                                        vErrors.push(err73);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid1 = _errs79 === errors;
                                                    if (_valid1 && valid4) {
                                                      valid4 = false;
                                                      passing1 = [passing1, 24];
                                                    } else {
                                                      if (_valid1) {
                                                        valid4 = true;
                                                        passing1 = 24;
                                                      }
                                                      const _errs80 = errors;
                                                      if ("delivery-failed-attempt" !== data5) {
                                                        const err74 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/25/const", keyword: "const", params: { allowedValue: "delivery-failed-attempt" }, message: "must be equal to constant" };
                                                        if (vErrors === null) {
                                                          vErrors = [err74];
                                                        } else {
                                                          vErrors.push(err74);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid1 = _errs80 === errors;
                                                      if (_valid1 && valid4) {
                                                        valid4 = false;
                                                        passing1 = [passing1, 25];
                                                      } else {
                                                        if (_valid1) {
                                                          valid4 = true;
                                                          passing1 = 25;
                                                        }
                                                        const _errs81 = errors;
                                                        if ("in-locker" !== data5) {
                                                          const err75 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/26/const", keyword: "const", params: { allowedValue: "in-locker" }, message: "must be equal to constant" };
                                                          if (vErrors === null) {
                                                            vErrors = [err75];
                                                          } else {
                                                            vErrors.push(err75);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid1 = _errs81 === errors;
                                                        if (_valid1 && valid4) {
                                                          valid4 = false;
                                                          passing1 = [passing1, 26];
                                                        } else {
                                                          if (_valid1) {
                                                            valid4 = true;
                                                            passing1 = 26;
                                                          }
                                                          const _errs82 = errors;
                                                          if ("ready-for-pickup" !== data5) {
                                                            const err76 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/27/const", keyword: "const", params: { allowedValue: "ready-for-pickup" }, message: "must be equal to constant" };
                                                            if (vErrors === null) {
                                                              vErrors = [err76];
                                                            } else {
                                                              vErrors.push(err76);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid1 = _errs82 === errors;
                                                          if (_valid1 && valid4) {
                                                            valid4 = false;
                                                            passing1 = [passing1, 27];
                                                          } else {
                                                            if (_valid1) {
                                                              valid4 = true;
                                                              passing1 = 27;
                                                            }
                                                            const _errs83 = errors;
                                                            if ("collect-and-return-to-hub" !== data5) {
                                                              const err77 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/28/const", keyword: "const", params: { allowedValue: "collect-and-return-to-hub" }, message: "must be equal to constant" };
                                                              if (vErrors === null) {
                                                                vErrors = [err77];
                                                              } else {
                                                                vErrors.push(err77);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid1 = _errs83 === errors;
                                                            if (_valid1 && valid4) {
                                                              valid4 = false;
                                                              passing1 = [passing1, 28];
                                                            } else {
                                                              if (_valid1) {
                                                                valid4 = true;
                                                                passing1 = 28;
                                                              }
                                                              const _errs84 = errors;
                                                              if ("collected-from-locker" !== data5) {
                                                                const err78 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/29/const", keyword: "const", params: { allowedValue: "collected-from-locker" }, message: "must be equal to constant" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err78];
                                                                } else {
                                                                  vErrors.push(err78);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid1 = _errs84 === errors;
                                                              if (_valid1 && valid4) {
                                                                valid4 = false;
                                                                passing1 = [passing1, 29];
                                                              } else {
                                                                if (_valid1) {
                                                                  valid4 = true;
                                                                  passing1 = 29;
                                                                }
                                                                const _errs85 = errors;
                                                                if ("collected-from-counter" !== data5) {
                                                                  const err79 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/30/const", keyword: "const", params: { allowedValue: "collected-from-counter" }, message: "must be equal to constant" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err79];
                                                                  } else {
                                                                    vErrors.push(err79);
                                                                  }
                                                                  errors++;
                                                                }
                                                                var _valid1 = _errs85 === errors;
                                                                if (_valid1 && valid4) {
                                                                  valid4 = false;
                                                                  passing1 = [passing1, 30];
                                                                } else {
                                                                  if (_valid1) {
                                                                    valid4 = true;
                                                                    passing1 = 30;
                                                                  }
                                                                  const _errs86 = errors;
                                                                  if ("returned-to-sender" !== data5) {
                                                                    const err80 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/31/const", keyword: "const", params: { allowedValue: "returned-to-sender" }, message: "must be equal to constant" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err80];
                                                                    } else {
                                                                      vErrors.push(err80);
                                                                    }
                                                                    errors++;
                                                                  }
                                                                  var _valid1 = _errs86 === errors;
                                                                  if (_valid1 && valid4) {
                                                                    valid4 = false;
                                                                    passing1 = [passing1, 31];
                                                                  } else {
                                                                    if (_valid1) {
                                                                      valid4 = true;
                                                                      passing1 = 31;
                                                                    }
                                                                    const _errs87 = errors;
                                                                    if ("delivered" !== data5) {
                                                                      const err81 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/32/const", keyword: "const", params: { allowedValue: "delivered" }, message: "must be equal to constant" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err81];
                                                                      } else {
                                                                        vErrors.push(err81);
                                                                      }
                                                                      errors++;
                                                                    }
                                                                    var _valid1 = _errs87 === errors;
                                                                    if (_valid1 && valid4) {
                                                                      valid4 = false;
                                                                      passing1 = [passing1, 32];
                                                                    } else {
                                                                      if (_valid1) {
                                                                        valid4 = true;
                                                                        passing1 = 32;
                                                                      }
                                                                      const _errs88 = errors;
                                                                      if ("undeliverable" !== data5) {
                                                                        const err82 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/33/const", keyword: "const", params: { allowedValue: "undeliverable" }, message: "must be equal to constant" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err82];
                                                                        } else {
                                                                          vErrors.push(err82);
                                                                        }
                                                                        errors++;
                                                                      }
                                                                      var _valid1 = _errs88 === errors;
                                                                      if (_valid1 && valid4) {
                                                                        valid4 = false;
                                                                        passing1 = [passing1, 33];
                                                                      } else {
                                                                        if (_valid1) {
                                                                          valid4 = true;
                                                                          passing1 = 33;
                                                                        }
                                                                        const _errs89 = errors;
                                                                        if ("cancelled" !== data5) {
                                                                          const err83 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/34/const", keyword: "const", params: { allowedValue: "cancelled" }, message: "must be equal to constant" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err83];
                                                                          } else {
                                                                            vErrors.push(err83);
                                                                          }
                                                                          errors++;
                                                                        }
                                                                        var _valid1 = _errs89 === errors;
                                                                        if (_valid1 && valid4) {
                                                                          valid4 = false;
                                                                          passing1 = [passing1, 34];
                                                                        } else {
                                                                          if (_valid1) {
                                                                            valid4 = true;
                                                                            passing1 = 34;
                                                                          }
                                                                          const _errs90 = errors;
                                                                          if ("on-hold" !== data5) {
                                                                            const err84 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/35/const", keyword: "const", params: { allowedValue: "on-hold" }, message: "must be equal to constant" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err84];
                                                                            } else {
                                                                              vErrors.push(err84);
                                                                            }
                                                                            errors++;
                                                                          }
                                                                          var _valid1 = _errs90 === errors;
                                                                          if (_valid1 && valid4) {
                                                                            valid4 = false;
                                                                            passing1 = [passing1, 35];
                                                                          } else {
                                                                            if (_valid1) {
                                                                              valid4 = true;
                                                                              passing1 = 35;
                                                                            }
                                                                            const _errs91 = errors;
                                                                            if ("on-hold-internal" !== data5) {
                                                                              const err85 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf/36/const", keyword: "const", params: { allowedValue: "on-hold-internal" }, message: "must be equal to constant" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err85];
                                                                              } else {
                                                                                vErrors.push(err85);
                                                                              }
                                                                              errors++;
                                                                            }
                                                                            var _valid1 = _errs91 === errors;
                                                                            if (_valid1 && valid4) {
                                                                              valid4 = false;
                                                                              passing1 = [passing1, 36];
                                                                            } else {
                                                                              if (_valid1) {
                                                                                valid4 = true;
                                                                                passing1 = 36;
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid4) {
        const err86 = { instancePath: instancePath + "/tracking_status", schemaPath: "ShipmentStatus/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      } else {
        errors = _errs54;
        if (vErrors !== null) {
          if (_errs54) {
            vErrors.length = _errs54;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.manifest_destination_branch_id !== void 0) {
      let data6 = data.manifest_destination_branch_id;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err87 = { instancePath: instancePath + "/manifest_destination_branch_id", schemaPath: "#/properties/manifest_destination_branch_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 1 || isNaN(data6)) {
          const err88 = { instancePath: instancePath + "/manifest_destination_branch_id", schemaPath: "#/properties/manifest_destination_branch_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
      }
    }
  } else {
    const err89 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err89];
    } else {
      vErrors.push(err89);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.rule === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sample === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sample" }, message: "must have required property 'sample'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "provider_id" || key0 === "rule" || key0 === "id" || key0 === "sample" || key0 === "facts")) {
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
    if (data.rule !== void 0) {
      let data1 = data.rule;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          const err5 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.type === void 0) {
          const err6 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.trigger === void 0) {
          const err7 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/required", keyword: "required", params: { missingProperty: "trigger" }, message: "must have required property 'trigger'" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "name" || key1 === "type" || key1 === "trigger" || key1 === "filters" || key1 === "config" || key1 === "is_enabled")) {
            const err8 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (typeof data2 === "string") {
            if (func4(data2) > 200) {
              const err9 = { instancePath: instancePath + "/rule/name", schemaPath: "#/properties/rule/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/rule/name", schemaPath: "#/properties/rule/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data1.type !== void 0) {
          let data3 = data1.type;
          if (typeof data3 !== "string") {
            const err11 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const _errs12 = errors;
          let valid3 = false;
          let passing0 = null;
          const _errs13 = errors;
          if ("matflo" !== data3) {
            const err12 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/0/const", keyword: "const", params: { allowedValue: "matflo" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var _valid0 = _errs13 === errors;
          if (_valid0) {
            valid3 = true;
            passing0 = 0;
          }
          const _errs14 = errors;
          if ("rws" !== data3) {
            const err13 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/1/const", keyword: "const", params: { allowedValue: "rws" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          var _valid0 = _errs14 === errors;
          if (_valid0 && valid3) {
            valid3 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid3 = true;
              passing0 = 1;
            }
            const _errs15 = errors;
            if ("parcel-perfect" !== data3) {
              const err14 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/2/const", keyword: "const", params: { allowedValue: "parcel-perfect" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            var _valid0 = _errs15 === errors;
            if (_valid0 && valid3) {
              valid3 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid3 = true;
                passing0 = 2;
              }
              const _errs16 = errors;
              if ("ship-logic-delivery" !== data3) {
                const err15 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/3/const", keyword: "const", params: { allowedValue: "ship-logic-delivery" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              var _valid0 = _errs16 === errors;
              if (_valid0 && valid3) {
                valid3 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid0) {
                  valid3 = true;
                  passing0 = 3;
                }
                const _errs17 = errors;
                if ("ship-logic-collection" !== data3) {
                  const err16 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/4/const", keyword: "const", params: { allowedValue: "ship-logic-collection" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                var _valid0 = _errs17 === errors;
                if (_valid0 && valid3) {
                  valid3 = false;
                  passing0 = [passing0, 4];
                } else {
                  if (_valid0) {
                    valid3 = true;
                    passing0 = 4;
                  }
                  const _errs18 = errors;
                  if ("webhook" !== data3) {
                    const err17 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/5/const", keyword: "const", params: { allowedValue: "webhook" }, message: "must be equal to constant" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                  var _valid0 = _errs18 === errors;
                  if (_valid0 && valid3) {
                    valid3 = false;
                    passing0 = [passing0, 5];
                  } else {
                    if (_valid0) {
                      valid3 = true;
                      passing0 = 5;
                    }
                    const _errs19 = errors;
                    if ("fastway" !== data3) {
                      const err18 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf/6/const", keyword: "const", params: { allowedValue: "fastway" }, message: "must be equal to constant" };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    var _valid0 = _errs19 === errors;
                    if (_valid0 && valid3) {
                      valid3 = false;
                      passing0 = [passing0, 6];
                    } else {
                      if (_valid0) {
                        valid3 = true;
                        passing0 = 6;
                      }
                    }
                  }
                }
              }
            }
          }
          if (!valid3) {
            const err19 = { instancePath: instancePath + "/rule/type", schemaPath: "IntegrationType/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
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
        if (data1.trigger !== void 0) {
          let data4 = data1.trigger;
          if (typeof data4 !== "string") {
            const err20 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          const _errs23 = errors;
          let valid5 = false;
          let passing1 = null;
          const _errs24 = errors;
          if ("shipment-created" !== data4) {
            const err21 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf/0/const", keyword: "const", params: { allowedValue: "shipment-created" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          var _valid1 = _errs24 === errors;
          if (_valid1) {
            valid5 = true;
            passing1 = 0;
          }
          const _errs25 = errors;
          if ("shipment-updated" !== data4) {
            const err22 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf/1/const", keyword: "const", params: { allowedValue: "shipment-updated" }, message: "must be equal to constant" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          var _valid1 = _errs25 === errors;
          if (_valid1 && valid5) {
            valid5 = false;
            passing1 = [passing1, 1];
          } else {
            if (_valid1) {
              valid5 = true;
              passing1 = 1;
            }
            const _errs26 = errors;
            if ("hub-scanner" !== data4) {
              const err23 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf/2/const", keyword: "const", params: { allowedValue: "hub-scanner" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            var _valid1 = _errs26 === errors;
            if (_valid1 && valid5) {
              valid5 = false;
              passing1 = [passing1, 2];
            } else {
              if (_valid1) {
                valid5 = true;
                passing1 = 2;
              }
              const _errs27 = errors;
              if ("outbounded" !== data4) {
                const err24 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf/3/const", keyword: "const", params: { allowedValue: "outbounded" }, message: "must be equal to constant" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              var _valid1 = _errs27 === errors;
              if (_valid1 && valid5) {
                valid5 = false;
                passing1 = [passing1, 3];
              } else {
                if (_valid1) {
                  valid5 = true;
                  passing1 = 3;
                }
                const _errs28 = errors;
                if ("tracking-event-created" !== data4) {
                  const err25 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf/4/const", keyword: "const", params: { allowedValue: "tracking-event-created" }, message: "must be equal to constant" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                var _valid1 = _errs28 === errors;
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
            const err26 = { instancePath: instancePath + "/rule/trigger", schemaPath: "IntegrationTrigger/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
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
        if (data1.filters !== void 0) {
          let data5 = data1.filters;
          if (Array.isArray(data5)) {
            if (data5.length > 50) {
              const err27 = { instancePath: instancePath + "/rule/filters", schemaPath: "#/properties/rule/properties/filters/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate10(data5[i0], { instancePath: instancePath + "/rule/filters/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err28 = { instancePath: instancePath + "/rule/filters", schemaPath: "#/properties/rule/properties/filters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data1.config !== void 0) {
          let data7 = data1.config;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
            const err29 = { instancePath: instancePath + "/rule/config", schemaPath: "#/properties/rule/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data1.is_enabled !== void 0) {
          if (typeof data1.is_enabled !== "boolean") {
            const err30 = { instancePath: instancePath + "/rule/is_enabled", schemaPath: "#/properties/rule/properties/is_enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data9 = data.id;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err32 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 < 1 || isNaN(data9)) {
          const err33 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.sample !== void 0) {
      let data10 = data.sample;
      if (typeof data10 === "string") {
        if (func4(data10) > 80) {
          const err34 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = { instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.facts !== void 0) {
      if (!validate37(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var dry_run_integration_rule$200 = validate39;
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
    if (data.matched === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "matched" }, message: "must have required property 'matched'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filters === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "filters" }, message: "must have required property 'filters'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.request === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "matched" || key0 === "filters" || key0 === "request")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.matched !== void 0) {
      if (typeof data.matched !== "boolean") {
        const err4 = { instancePath: instancePath + "/matched", schemaPath: "#/properties/matched/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.filters !== void 0) {
      let data1 = data.filters;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.filter === void 0) {
              const err5 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/required", keyword: "required", params: { missingProperty: "filter" }, message: "must have required property 'filter'" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2.title === void 0) {
              const err6 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.matched === void 0) {
              const err7 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/required", keyword: "required", params: { missingProperty: "matched" }, message: "must have required property 'matched'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2.reason === void 0) {
              const err8 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "filter" || key1 === "title" || key1 === "matched" || key1 === "reason")) {
                const err9 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data2.filter !== void 0) {
              if (typeof data2.filter !== "string") {
                const err10 = { instancePath: instancePath + "/filters/" + i0 + "/filter", schemaPath: "#/properties/filters/items/properties/filter/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.title !== void 0) {
              if (typeof data2.title !== "string") {
                const err11 = { instancePath: instancePath + "/filters/" + i0 + "/title", schemaPath: "#/properties/filters/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data2.matched !== void 0) {
              if (typeof data2.matched !== "boolean") {
                const err12 = { instancePath: instancePath + "/filters/" + i0 + "/matched", schemaPath: "#/properties/filters/items/properties/matched/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.reason !== void 0) {
              if (typeof data2.reason !== "string") {
                const err13 = { instancePath: instancePath + "/filters/" + i0 + "/reason", schemaPath: "#/properties/filters/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/filters/" + i0, schemaPath: "#/properties/filters/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/filters", schemaPath: "#/properties/filters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.request !== void 0) {
      let data7 = data.request;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.method === void 0) {
          const err16 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data7.url === void 0) {
          const err17 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data7.headers === void 0) {
          const err18 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "headers" }, message: "must have required property 'headers'" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data7.body === void 0) {
          const err19 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key2 in data7) {
          if (!(key2 === "method" || key2 === "url" || key2 === "headers" || key2 === "body")) {
            const err20 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data7.method !== void 0) {
          if (typeof data7.method !== "string") {
            const err21 = { instancePath: instancePath + "/request/method", schemaPath: "#/properties/request/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data7.url !== void 0) {
          if (typeof data7.url !== "string") {
            const err22 = { instancePath: instancePath + "/request/url", schemaPath: "#/properties/request/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data7.headers !== void 0) {
          let data10 = data7.headers;
          if (Array.isArray(data10)) {
            const len1 = data10.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data11 = data10[i1];
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.name === void 0) {
                  const err23 = { instancePath: instancePath + "/request/headers/" + i1, schemaPath: "#/properties/request/properties/headers/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data11.value === void 0) {
                  const err24 = { instancePath: instancePath + "/request/headers/" + i1, schemaPath: "#/properties/request/properties/headers/items/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                for (const key3 in data11) {
                  if (!(key3 === "name" || key3 === "value")) {
                    const err25 = { instancePath: instancePath + "/request/headers/" + i1, schemaPath: "#/properties/request/properties/headers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
                if (data11.name !== void 0) {
                  if (typeof data11.name !== "string") {
                    const err26 = { instancePath: instancePath + "/request/headers/" + i1 + "/name", schemaPath: "#/properties/request/properties/headers/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
                if (data11.value !== void 0) {
                  if (typeof data11.value !== "string") {
                    const err27 = { instancePath: instancePath + "/request/headers/" + i1 + "/value", schemaPath: "#/properties/request/properties/headers/items/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = { instancePath: instancePath + "/request/headers/" + i1, schemaPath: "#/properties/request/properties/headers/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/request/headers", schemaPath: "#/properties/request/properties/headers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data7.body !== void 0) {
          let data14 = data7.body;
          if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
            const err30 = { instancePath: instancePath + "/request/body", schemaPath: "#/properties/request/properties/body/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
validate39.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_provider$200 = validate40;
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
      if (!validate41(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var login$body = validate43;
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
        if (func4(data0) > 254) {
          const err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func4(data0) < 1) {
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
        if (func4(data1) > 256) {
          const err6 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func4(data1) < 1) {
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
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var login$200 = validate44;
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
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var confirm_password$body = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
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
        if (func4(data0) > 256) {
          const err2 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func4(data0) < 1) {
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
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var confirm_password$200 = validate46;
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
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var logout$body = validate47;
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
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var logout$200 = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
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
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_history$200 = validate49;
var schema54 = { "type": "object", "required": ["moments", "next"], "additionalProperties": false, "properties": { "moments": { "type": "array", "items": { "$ref": "SettingMoment" }, "description": "Newest first." }, "next": { "type": ["integer", "null"], "description": "What to send as before in order to read on; null when that was all." } } };
var schema55 = { "title": "Moment of the settings", "description": "One save: everything that changed with it.", "type": "object", "properties": { "revision": { "type": "integer", "description": "Where the settings stood after it." }, "at": { "type": "string", "format": "date-time", "description": "When it was saved, with the offset of the business time zone." }, "by": { "type": ["string", "null"], "description": "Who saved it; null when the product did." }, "source": { "oneOf": [{ "$ref": "AuditSource" }, { "type": "null" }], "description": "The door through which it came; null when nobody wrote that down." }, "request_id": { "type": ["string", "null"], "description": "The request that made it; the same number stands in our logs and in the audit trail." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may see of what changed. A secret reads only whether it is set." } }, "required": ["revision", "at", "by", "source", "request_id", "changes"], "additionalProperties": false };
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
        const err10 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: schema55.properties.by.type }, message: "must be string,null" };
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
        const err21 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: schema55.properties.request_id.type }, message: "must be string,null" };
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
          if (!validate50(data0[i0], { instancePath: instancePath + "/moments/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
        const err4 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: schema54.properties.next.type }, message: "must be integer,null" };
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
  validate49.errors = vErrors;
  return errors === 0;
}
validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var compare_settings$200 = validate52;
var schema58 = { "type": "object", "required": ["from", "to", "revision", "changes"], "additionalProperties": false, "properties": { "from": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The one moment.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "to": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The other moment.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "revision": { "type": "integer", "description": "Where the settings stand now." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may read of what is different, in screen order." } } };
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
            const err9 = { instancePath: instancePath + "/from/at", schemaPath: "#/properties/from/properties/at/type", keyword: "type", params: { type: schema58.properties.from.properties.at.type }, message: "must be string,null" };
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
            const err16 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/type", keyword: "type", params: { type: schema58.properties.to.properties.at.type }, message: "must be string,null" };
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
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var roll_back_settings$body = validate53;
var pattern0 = new RegExp("^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$", "u");
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
        if (func4(data4) > 40) {
          const err16 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern0.test(data4)) {
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
            if (func4(data6) > 100) {
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var roll_back_settings$200 = validate54;
var schema62 = { "type": "object", "required": ["to", "applied", "revision", "changes", "left_out"], "additionalProperties": false, "properties": { "to": { "type": "object", "required": ["revision", "at"], "additionalProperties": false, "description": "The moment that was gone back to.", "properties": { "revision": { "type": "integer", "description": "Where the settings stood." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When they came to stand there; null before the first change." } } }, "applied": { "type": "boolean", "description": "Whether it was carried out." }, "revision": { "type": "integer", "description": "Where the settings stand now; send it back as base_revision in order to carry it out." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "What the caller may read of what is different, in screen order." }, "left_out": { "type": "array", "items": { "$ref": "LeftOutSetting" }, "description": "What cannot be done, with the reason." } } };
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
            const err10 = { instancePath: instancePath + "/to/at", schemaPath: "#/properties/to/properties/at/type", keyword: "type", params: { type: schema62.properties.to.properties.at.type }, message: "must be string,null" };
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
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_schedules$200 = validate55;
var schema66 = { "title": "Planned change of settings", "description": "Changes that are saved at a later time, as whoever planned them; suspended instead when that cannot be done as it was planned.", "type": "object", "properties": { "id": { "type": "integer", "description": "Its number." }, "status": { "$ref": "ScheduleStatus" }, "run_at": { "type": "string", "format": "date-time", "description": "When it is to be saved, with the offset of the business time zone." }, "note": { "type": "string", "description": "Why, in the words of whoever planned it; empty when they said nothing." }, "planned_by": { "type": "string", "description": "Who planned it, and as whom it is saved." }, "planned_at": { "type": "string", "format": "date-time", "description": "When it was planned." }, "settings": { "type": "array", "items": { "type": "string" }, "description": "The settings that it changes, as far as the caller may read them." }, "changes": { "type": "array", "items": { "$ref": "SettingChange" }, "description": "From what counts now to what was planned, as far as the caller may read it; empty once it is saved or cancelled." }, "reason": { "oneOf": [{ "type": "object", "required": ["code", "message", "errors"], "additionalProperties": false, "properties": { "code": { "type": "string", "description": "Why, for programs: conflict, permission_denied, invalid_settings \u2026" }, "message": { "type": "string", "description": "Why, for people." }, "errors": { "type": "array", "description": "What is wrong, setting by setting.", "items": { "type": "object", "required": ["field", "message"], "additionalProperties": false, "properties": { "field": { "type": "string", "description": "The setting." }, "code": { "type": "string", "description": "Why, for programs." }, "message": { "type": "string", "description": "Why, for people." } } } } } }, { "type": "null" }], "description": "Why it was suspended; null when it was not." }, "settled_by": { "type": ["string", "null"], "description": "Who cancelled it or had it saved at once; null when it was saved on time." }, "settled_at": { "type": ["string", "null"], "format": "date-time", "description": "When it was saved, cancelled or suspended." }, "settled_revision": { "type": ["integer", "null"], "description": "The revision that it made." } }, "required": ["id", "status", "run_at", "note", "planned_by", "planned_at", "settings", "changes", "reason", "settled_by", "settled_at", "settled_revision"], "additionalProperties": false };
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
      if (!func0.call(schema66.properties, key0)) {
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
        const err54 = { instancePath: instancePath + "/settled_by", schemaPath: "#/properties/settled_by/type", keyword: "type", params: { type: schema66.properties.settled_by.type }, message: "must be string,null" };
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
        const err55 = { instancePath: instancePath + "/settled_at", schemaPath: "#/properties/settled_at/type", keyword: "type", params: { type: schema66.properties.settled_at.type }, message: "must be string,null" };
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
        const err57 = { instancePath: instancePath + "/settled_revision", schemaPath: "#/properties/settled_revision/type", keyword: "type", params: { type: schema66.properties.settled_revision.type }, message: "must be integer,null" };
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
          if (!validate56(data0[i0], { instancePath: instancePath + "/schedules/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var plan_settings$body = validate58;
var pattern1 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
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
        if (func4(data4) > 40) {
          const err17 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern1.test(data4)) {
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
        if (func4(data5) > 200) {
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
            if (func4(data9) > 100) {
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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var plan_settings$200 = validate59;
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
  if (!validate56(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
    errors = vErrors.length;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var change_settings_schedule$body = validate61;
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
        if (func4(data2) > 40) {
          const err9 = { instancePath: instancePath + "/run_at", schemaPath: "#/properties/run_at/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!pattern1.test(data2)) {
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
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var change_settings_schedule$200 = validate62;
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
  if (!validate56(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
    errors = vErrors.length;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var export_settings$200 = validate64;
var schema75 = { "title": "File of settings", "description": "What a place sets itself, as a file that can be kept, read and imported again. Secrets are never in it.", "type": "object", "properties": { "kind": { "type": "string", "maxLength": 40, "description": "Always parcel-settings." }, "version": { "type": "integer", "description": "The version of this format: 1." }, "exported_at": { "type": "string", "format": "date-time", "description": "When it was made, with the offset of the business time zone." }, "environment": { "type": "string", "maxLength": 20, "description": "Where it was made: dev, stage or prod." }, "provider": { "type": "object", "required": ["id", "name"], "additionalProperties": false, "description": "Whose settings they are.", "properties": { "id": { "type": "integer", "description": "The provider." }, "name": { "type": "string", "maxLength": 200, "description": "Its name." } } }, "scope": { "$ref": "SettingPlace" }, "revision": { "type": "integer", "minimum": 0, "description": "Where the settings stood." }, "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "The fingerprint of everything that was set in the place. It tells whether anything has changed since." }, "target": { "type": "object", "required": ["revision", "hash"], "additionalProperties": false, "description": "The place that the file is prepared for, as it stood then. If that has moved since, the file is refused there.", "properties": { "revision": { "type": "integer", "minimum": 0, "description": "The revision in the target's own export." }, "hash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "The hash in the target's own export." } } }, "settings": { "type": "object", "additionalProperties": true, "maxProperties": 5e3, "description": "Values by key: what is set in the place itself and may be read by whoever exported it." }, "secrets": { "type": "array", "maxItems": 1e3, "items": { "type": "string", "maxLength": 100 }, "description": "Secrets that are set in the place, by key; their texts are not in the file." } }, "required": ["kind", "version", "exported_at", "environment", "provider", "scope", "revision", "hash", "settings", "secrets"], "additionalProperties": false };
var pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
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
      if (!func0.call(schema75.properties, key0)) {
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
        if (func4(data0) > 40) {
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
        if (func4(data3) > 20) {
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
            if (func4(data6) > 200) {
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
        if (!pattern3.test(data9)) {
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
            if (!pattern3.test(data12)) {
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
            if (func4(data15) > 100) {
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
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
    errors = vErrors.length;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var import_settings$body = validate67;
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
      if (!validate65(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var import_settings$200 = validate69;
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
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings$200 = validate70;
var schema84 = { "title": "Provenance", "description": "Where the value of a setting comes from.", "type": "object", "properties": { "source": { "$ref": "SettingScope" }, "set_here": { "type": "boolean", "description": "Whether it is set in the scope that was asked for; a value equal to the default may still be set." }, "by": { "type": ["string", "null"], "description": "Who set it." }, "at": { "type": ["string", "null"], "format": "date-time", "description": "When it was set." }, "unusable": { "type": "boolean", "description": "True when what is stored no longer fits the setting: staff see it in order to mend it, everywhere else the value below it counts." } }, "required": ["source", "set_here"], "additionalProperties": false };
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
        const err12 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: schema84.properties.by.type }, message: "must be string,null" };
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
        const err13 = { instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: schema84.properties.at.type }, message: "must be string,null" };
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
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
          if (!validate71(data5[key1], { instancePath: instancePath + "/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$body = validate73;
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
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$200 = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
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
          if (!validate71(data5[key1], { instancePath: instancePath + "/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_settings$409 = validate76;
var schema88 = { "type": "object", "required": ["code", "message", "errors", "conflicts", "revision"], "additionalProperties": false, "properties": { "code": { "type": "string", "description": "conflict" }, "message": { "type": "string", "description": "What happened, for people." }, "errors": { "type": "array", "description": "One entry a clashing setting.", "items": { "type": "object", "required": ["field", "message"], "properties": { "field": { "type": "string", "description": "The setting." }, "message": { "type": "string", "description": "What is wrong with it." }, "code": { "type": "string", "description": "conflict" } } } }, "conflicts": { "type": "array", "description": "Both sides of every clash; secret values are never told.", "items": { "type": "object", "required": ["key"], "properties": { "key": { "type": "string", "description": "The setting." }, "base": { "description": "The value at base_revision." }, "theirs": { "description": "The value stored now." }, "mine": { "description": "The value that was sent." }, "members": { "type": "array", "items": { "type": "string" }, "description": "The members that clash, by id, when the setting merges by member." }, "by": { "type": ["string", "null"], "description": "Who changed it." }, "at": { "type": ["string", "null"], "description": "When it was changed." } } } }, "revision": { "type": "integer", "description": "The current revision: the base of a next try." } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
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
                const err19 = { instancePath: instancePath + "/conflicts/" + i1 + "/by", schemaPath: "#/properties/conflicts/items/properties/by/type", keyword: "type", params: { type: schema88.properties.conflicts.items.properties.by.type }, message: "must be string,null" };
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
                const err20 = { instancePath: instancePath + "/conflicts/" + i1 + "/at", schemaPath: "#/properties/conflicts/items/properties/at/type", keyword: "type", params: { type: schema88.properties.conflicts.items.properties.at.type }, message: "must be string,null" };
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
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var test_connection$body = validate77;
var pattern5 = new RegExp("^[a-z0-9_]+/[a-z0-9_]+$", "u");
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
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
        if (func4(data1) > 120) {
          const err4 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern5.test(data1)) {
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
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var test_connection$200 = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
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
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_account_settings$200 = validate79;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
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
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_setting$body = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
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
        if (func4(data2) > 100) {
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
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_account_setting$200 = validate81;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
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
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_user_setting$body = validate82;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
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
        if (func4(data1) > 100) {
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
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var save_user_setting$200 = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
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
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_version$200 = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
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
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_health$200 = validate85;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
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
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_readiness$200 = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
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
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_events$200 = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
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
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
var read_current_user$200 = validate88;
var schema100 = { "type": "object", "required": ["user", "roles", "impersonated_username"], "additionalProperties": false, "properties": { "user": { "$ref": "User" }, "roles": { "type": "array", "items": { "$ref": "Role" }, "description": "Roles of the provider; only the own role for customers." }, "impersonated_username": { "type": ["string", "null"], "description": "Whom a platform or provider administrator is looking as." } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
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
      if (!validate4(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
        const err21 = { instancePath: instancePath + "/impersonated_username", schemaPath: "#/properties/impersonated_username/type", keyword: "type", params: { type: schema100.properties.impersonated_username.type }, message: "must be string,null" };
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
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// virtual:coerced.js
var read_audit_events$query = validate02;
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
            if ("integration_rule" !== data1) {
              const err9 = { instancePath: instancePath + "/type", schemaPath: "AuditType/oneOf/4/const", keyword: "const", params: { allowedValue: "integration_rule" }, message: "must be equal to constant" };
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
  validate02.errors = vErrors;
  return errors === 0;
}
validate02.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_general_data$query = validate12;
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
  validate12.errors = vErrors;
  return errors === 0;
}
validate12.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var list_integration_rules$query = validate2;
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
  validate2.errors = vErrors;
  return errors === 0;
}
validate2.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var update_integration_rule$params = validate36;
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
            data["id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
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
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var delete_integration_rule$query = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
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
      if (!(key0 === "provider_id" || key0 === "base_revision")) {
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
    if (data.base_revision !== void 0) {
      let data1 = data.base_revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1)) {
            coerced1 = +data1;
          } else {
            const err4 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
            data["base_revision"] = coerced1;
          }
        }
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/base_revision", schemaPath: "#/properties/base_revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
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
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var delete_integration_rule$params = validate5;
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
            data["id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
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
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate5.errors = vErrors;
  return errors === 0;
}
validate5.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var switch_integration_rule$params = validate63;
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
            data["id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
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
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var duplicate_integration_rule$params = validate7;
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
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1)) {
            coerced0 = +data0;
          } else {
            const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
            data["id"] = coerced0;
          }
        }
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
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
var read_provider$query = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
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
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
var compare_settings$query = validate102;
var pattern02 = new RegExp("^(now|[0-9]{1,15}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}(Z|[+-][0-9]{2}:[0-9]{2}))$", "u");
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
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
        if (!pattern02.test(data3)) {
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
        if (!pattern02.test(data4)) {
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
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_settings_schedules$query = validate11;
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
  validate11.errors = vErrors;
  return errors === 0;
}
validate11.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
var pattern2 = new RegExp("^[0-9a-f]{64}$", "u");
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
        if (!pattern2.test(data3)) {
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
var read_account_settings$query = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
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
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var read_events$query = validate16;
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
  validate16.errors = vErrors;
  return errors === 0;
}
validate16.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  read_audit_events: { query: read_audit_events$query, params: void 0, body: void 0, answers: { "200": read_audit_events$200 } },
  read_general_data: { query: read_general_data$query, params: void 0, body: void 0, answers: { "200": read_general_data$200, "304": void 0 } },
  list_integration_rules: { query: list_integration_rules$query, params: void 0, body: void 0, answers: { "200": list_integration_rules$200 } },
  create_integration_rule: { query: void 0, params: void 0, body: create_integration_rule$body, answers: { "200": create_integration_rule$200 } },
  update_integration_rule: { query: void 0, params: update_integration_rule$params, body: update_integration_rule$body, answers: { "200": update_integration_rule$200, "409": update_integration_rule$409 } },
  delete_integration_rule: { query: delete_integration_rule$query, params: delete_integration_rule$params, body: void 0, answers: { "200": delete_integration_rule$200, "409": delete_integration_rule$409 } },
  switch_integration_rule: { query: void 0, params: switch_integration_rule$params, body: switch_integration_rule$body, answers: { "200": switch_integration_rule$200 } },
  duplicate_integration_rule: { query: void 0, params: duplicate_integration_rule$params, body: duplicate_integration_rule$body, answers: { "200": duplicate_integration_rule$200 } },
  order_integration_rules: { query: void 0, params: void 0, body: order_integration_rules$body, answers: { "200": order_integration_rules$200, "409": order_integration_rules$409 } },
  dry_run_integration_rule: { query: void 0, params: void 0, body: dry_run_integration_rule$body, answers: { "200": dry_run_integration_rule$200 } },
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
